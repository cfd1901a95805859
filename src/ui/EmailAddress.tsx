import { Breakable } from './Breakable';

/** An email address, which a translator leaves as it is and a narrow column breaks before the `@`. */
export function EmailAddress({ children: address }: { children: string }) {
  return (
    <span key={address} translate="no">
      <Breakable text={address} before="@" />
    </span>
  );
}
