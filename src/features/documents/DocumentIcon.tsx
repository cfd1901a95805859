import { documentColours, documentKindOf } from '../../domain/fileName';
import { Icon } from '../../ui/Icon';

interface DocumentIconProps {
  name: string;
}

/** The drawing of a file, in the colour of its kind (specification section 2.4). */
export function DocumentIcon({ name }: DocumentIconProps) {
  return (
    <span className={`ptr-document__icon ptr-document__icon--${documentColours[documentKindOf(name)]}`}>
      <Icon name="file" />
    </span>
  );
}
