import { documentColours, documentKindOf, type DocumentKind } from '../../domain/fileName';
import { Icon, type IconName } from '../../ui/Icon';

interface DocumentIconProps {
  name: string;
}

const icons: Readonly<Record<DocumentKind, IconName>> = {
  pdf: 'file-pdf',
  word: 'file',
  image: 'image',
  other: 'file-blank',
};

/** The badge tone for each kind: PDF red, Word blue, pictures green, anything else neutral. */
const tones = { red: 'danger', blue: 'info', green: 'success', neutral: 'neutral' };

/** A file's icon, with the colour and shape of its type. */
export function DocumentIcon({ name }: DocumentIconProps) {
  const kind = documentKindOf(name);
  return (
    <span className={`ptr ptr-document__icon ptr-badge--${tones[documentColours[kind]]}`}>
      <Icon name={icons[kind]} />
    </span>
  );
}
