import { useId, type Ref } from 'react';
import { useFocusManager } from 'react-aria/FocusScope';
import { useKeyboard, type KeyboardProps } from 'react-aria/useKeyboard';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { useCloseRequest } from '../../ui/useCloseRequest';
import { tourMessages } from './messages';
import type { TourStep } from './TourStep';

type PressedKey = Parameters<NonNullable<KeyboardProps['onKeyDown']>>[0];

export interface TourCardProps {
  step: TourStep;
  /** Counts from 0. */
  index: number;
  total: number;
  onClose: () => void;
  onNext: () => void;
  onBack: () => void;
  onFinish: () => void;
  cardRef: Ref<HTMLDivElement>;
  className?: string | undefined;
}

/**
 * A step's text and buttons. Escape and Android's Back close it, the arrow keys change the step, Tab wraps around. Needs
 * a FocusScope around it.
 */
export function TourCard({ step, index, total, onClose, onNext, onBack, onFinish, cardRef, className }: TourCardProps) {
  const texts = useMessages('tour', tourMessages);
  const focus = useFocusManager();
  const id = useId();
  const isFirst = index === 0;
  const isLast = index === total - 1;
  useCloseRequest(true, onClose);

  function actionOf({ key, shiftKey, target }: PressedKey) {
    const around = { tabbable: true, wrap: true };
    if (key === 'Tab') return () => (shiftKey ? focus?.focusPrevious(around) : focus?.focusNext(around));
    if (key === 'Escape') return onClose;
    if (target instanceof Element && target.closest('input, select, textarea, [contenteditable]')) return undefined;
    if (key === 'ArrowRight') return onNext;
    return key === 'ArrowLeft' ? onBack : undefined;
  }

  // Stops the keys that it handles: driver.js also listens for Tab, and skips some kinds of fields.
  const { keyboardProps } = useKeyboard({
    onKeyDown(event) {
      // Leave the browser's own shortcuts, such as Alt and the left arrow to go back a page.
      const isOfBrowser = event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing;
      const act = isOfBrowser ? undefined : actionOf(event);
      if (!act) {
        event.continuePropagation();
        return;
      }
      event.preventDefault();
      // A held key must not run through the whole tour.
      if (!event.repeat || event.key === 'Tab') act();
    },
  });

  return (
    <div
      {...keyboardProps}
      ref={cardRef}
      className={classNames('ptr ptr-no-ring ptr-tour__card', className)}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-content ${id}-counter`}
      tabIndex={-1}
    >
      <div className="ptr ptr-tour__top">
        <Heading
          level={2}
          className="ptr ptr-heading ptr-heading--large ptr-tour__title"
          id={`${id}-title`}
          key={index}
        >
          {step.title}
        </Heading>
        <button
          type="button"
          className="ptr ptr-icon-button"
          aria-label={texts.close}
          title={texts.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="ptr ptr-tour__content" id={`${id}-content`} key={index}>
        {step.content}
      </div>
      <div className="ptr ptr-tour__controls">
        <p className="ptr ptr-caption ptr-tour__counter" id={`${id}-counter`} key={index}>
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
