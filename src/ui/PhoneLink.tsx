import { telephone } from '../domain/phone';

interface PhoneLinkProps {
  className?: string;
  /** The number, as it is read. */
  children: string;
}

/** A link that dials a number. */
export function PhoneLink({ className, children: number }: PhoneLinkProps) {
  return (
    <a className={className} href={telephone(number)} translate="no">
      {number}
    </a>
  );
}
