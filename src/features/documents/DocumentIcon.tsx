import { documentColours, documentKindOf } from '../../domain/fileName';
import { Icon } from '../../ui/Icon';

interface DocumentIconProps {
  name: string;
}

/** A file's icon, in the colour of its type (specification section 2.4). */
export function DocumentIcon({ name }: DocumentIconProps) {
  return (
    <span className={`ptr-document__icon ptr-document__icon--${documentColours[documentKindOf(name)]}`}>
      <Icon name="file" />
    </span>
  );
}
