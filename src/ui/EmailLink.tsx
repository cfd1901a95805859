import { Breakable } from './Breakable';

interface EmailLinkProps {
  className?: string;
  /** The address. */
  children: string;
}

/** A link to an email address, which a translator leaves as it is and a narrow column breaks before the `@`. */
export function EmailLink({ className, children: address }: EmailLinkProps) {
  return (
    <a key={address} className={className} href={`mailto:${address}`} translate="no">
      <Breakable text={address} before="@" />
    </a>
  );
}
