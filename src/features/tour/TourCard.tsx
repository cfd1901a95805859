import { useId, type Ref } from 'react';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { TourKeys } from './holdPage';
import { tourMessages } from './messages';
import type { TourStep } from './TourStep';

interface TourCardProps extends TourKeys {
  step: TourStep;
  /** Counts from 0. */
  index: number;
  total: number;
  onFinish: () => void;
  ref: Ref<HTMLDivElement>;
}

/** What a step says, and the way on, back and out. */
export function TourCard({ step, index, total, onClose, onNext, onBack, onFinish, ref }: TourCardProps) {
  const texts = useMessages('tour', tourMessages);
  const id = useId();
  const isFirst = index === 0;
  const isLast = index === total - 1;

  return (
    <div
      ref={ref}
      className="ptr-tour__card"
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-content ${id}-counter`}
      tabIndex={-1}
    >
      <div className="ptr-tour__top">
        <h2 className="ptr-tour__title" id={`${id}-title`}>
          {step.title}
        </h2>
        <button
          type="button"
          className="ptr-icon-button"
          aria-label={texts.close}
          title={texts.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="ptr-tour__content" id={`${id}-content`}>
        {step.content}
      </div>
      <div className="ptr-tour__controls">
        <p className="ptr-tour__counter" id={`${id}-counter`}>
          {texts.counter(index + 1, total)}
        </p>
        <Button variant="secondary" onPress={isFirst ? onClose : onBack}>
          {isFirst ? texts.cancel : texts.back}
        </Button>
        <Button onPress={isLast ? onFinish : onNext}>{isLast ? texts.finish : texts.next}</Button>
      </div>
    </div>
  );
}
