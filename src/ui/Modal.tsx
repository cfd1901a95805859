import { forwardRef, useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../texts/useMessages';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { uiMessages } from './messages';
import { useCloseRequest } from './useCloseRequest';
import { useElementRef } from './useElementRef';
import { useThemeAttributes } from './useThemeAttributes';

/** Props of {@link Modal}. */
export interface ModalProps {
  /** True while it is open. */
  isOpen: boolean;
  /** Called by the close button, Escape and Android's Back. A press outside does not close it. */
  onClose: () => void;
  /** The heading, which also names the dialog. */
  heading: ReactNode;
  /** The name of the close button, if closing is one of the answers. Default 'Close'. */
  closeLabel?: string | undefined;
  /** The content. */
  children: ReactNode;
  /** `small` for a question, `medium` (the default) for a form, `large` for a list. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Class names added to the dialog. */
  className?: string | undefined;
}

/**
 * A modal dialog. Focus moves in, stays inside, and returns to the previous element.
 *
 * @example
 * ```tsx
 * function Help() {
 *   const [isOpen, setIsOpen] = useState(false);
 *   return (
 *     <>
 *       <Button onPress={() => setIsOpen(true)}>Help</Button>
 *       <Modal isOpen={isOpen} heading="Help" onClose={() => setIsOpen(false)}>
 *         <p>Call us from 9am to 5pm.</p>
 *       </Modal>
 *     </>
 *   );
 * }
 * ```
 */
export const Modal = forwardRef<HTMLElement, ModalProps>(function Modal(
  { isOpen, onClose, heading, closeLabel, children, size = 'medium', role = 'dialog', className },
  ref,
) {
  const elementRef = useElementRef(ref);
  const { close } = useMessages('ui', uiMessages);
  const probe = useRef<HTMLSpanElement>(null);
  const theme = useThemeAttributes(probe, isOpen);
  useCloseRequest(isOpen, onClose);
  return (
    <>
      {isOpen && <span className="ptr ptr-theme-probe" ref={probe} hidden />}
      <ModalOverlay
        {...theme}
        className="ptr ptr-modal__backdrop"
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => {
          if (!isNowOpen) onClose();
        }}
      >
        <AriaModal className={classNames('ptr ptr-modal', `ptr-modal--${size}`, className)} ref={elementRef}>
          <Dialog className="ptr ptr-no-ring ptr-modal__dialog" role={role}>
            <div className="ptr ptr-modal__top">
              <Heading slot="title" level={2} className="ptr ptr-heading ptr-modal__heading">
                {heading}
              </Heading>
              <button
                type="button"
                className="ptr ptr-icon-button"
                aria-label={closeLabel ?? close}
                title={closeLabel ?? close}
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            </div>
            <div className="ptr ptr-modal__body">{children}</div>
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </>
  );
});
