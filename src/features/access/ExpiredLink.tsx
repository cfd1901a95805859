import { asScreen } from '../../ui/asScreen';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { LinkEnd, type LinkPurpose } from './LinkEnd';
import { accessMessages } from './messages';

/** Props of {@link ExpiredLink}. */
export interface ExpiredLinkProps {
  /** What the link was for. Default `reset`, a new password; `confirm` is a confirmed address. */
  purpose?: LinkPurpose | undefined;
}

/**
 * The page for a mail's link that was used before or has expired.
 *
 * @example
 * ```tsx
 * <ExpiredLink />
 * ```
 */
export const ExpiredLink = asScreen(function ExpiredLink({ purpose = 'reset' }: ExpiredLinkProps) {
  usePensionTrace('<ExpiredLink>');
  const texts = useMessages('access', accessMessages);
  const lead = purpose === 'reset' ? texts.expiredLinkText : texts.expiredConfirmText;
  return <LinkEnd purpose={purpose} heading={texts.expiredLinkHeading} lead={lead} />;
});
