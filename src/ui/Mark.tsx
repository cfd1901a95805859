import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';

export interface MarkProps {
  icon: IconName;
  /** True for something that has succeeded: the accent colour. */
  isDone?: boolean;
}

/** A drawing in rings that close in on it, for places that are empty and for what is finished. */
export function Mark({ icon, isDone = false }: MarkProps) {
  return (
    <span className={classNames('ptr-mark', isDone && 'ptr-mark--done')}>
      <Icon name={icon} />
    </span>
  );
}
