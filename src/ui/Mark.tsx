import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';

export interface MarkProps {
  icon: IconName;
  /** True for a success: uses its colour. */
  isDone?: boolean | undefined;
}

/** An icon inside closing rings, for empty states and finished steps. */
export function Mark({ icon, isDone = false }: MarkProps) {
  return (
    <span className={classNames('ptr ptr-mark', isDone && 'ptr-mark--done')}>
      <Icon name={icon} />
    </span>
  );
}
