import { useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from './Icon';
import { useThemeAttributes } from './useThemeAttributes';

/** Props of {@link Modal}. */
export interface ModalProps {
  /** True while it is open. */
  isOpen: boolean;
  /** Called when it is closed with its button or with Escape. A press beside it does not close it. */
  onClose: () => void;
  /** Its heading and its name. */
  heading: ReactNode;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** What is in it. */
  children: ReactNode;
  /** `small` for a question, `medium` (the default) for a form, `large` for a list. */
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

/** A dialog above the page. Focus goes in, stays in, and returns to where it was. */
export function Modal({
  isOpen,
  onClose,
  heading,
  closeLabel,
  children,
  size = 'medium',
  role = 'dialog',
}: ModalProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const theme = useThemeAttributes(probe, isOpen);
  return (
    <>
      {isOpen && <span className="ptr-theme-probe" ref={probe} hidden />}
      <ModalOverlay
        {...theme}
        className="ptr-modal__backdrop"
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen) onClose();
        }}
      >
        <AriaModal className={`ptr-modal ptr-modal--${size}`}>
          <Dialog className="ptr-modal__dialog" role={role}>
            <div className="ptr-modal__top">
              <Heading slot="title" level={2} className="ptr-modal__heading">
                {heading}
              </Heading>
              <button
                type="button"
                className="ptr-icon-button"
                aria-label={closeLabel}
                title={closeLabel}
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            </div>
            <div className="ptr-modal__body">{children}</div>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </>
  );
}
