import { useMessages } from '../../texts/useMessages';
import { LinkEnd, type LinkPurpose } from './LinkEnd';
import { accessMessages } from './messages';

/** The page after 'This is not me'. */
export function LeftLink({ purpose }: { purpose: LinkPurpose }) {
  const texts = useMessages('access', accessMessages);
  const lead = purpose === 'reset' ? texts.leftResetText : texts.leftText;
  return <LinkEnd purpose={purpose} heading={texts.leftHeading} lead={lead} />;
}
