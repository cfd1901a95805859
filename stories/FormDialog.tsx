import { Modal } from '@pension-trace/react/ui';
import { useState, type ReactNode } from 'react';

interface FormDialogProps<Result> {
  heading: string;
  /** The callbacks of the story, after which the dialog closes. */
  args: { onCancel?: (() => void) | undefined; onCompleted?: ((result: Result) => void) | undefined };
  /** Renders the form. */
  children: (callbacks: { onCancel: () => void; onCompleted: (result: Result) => void }) => ReactNode;
}

/** A form in a dialog, which closes when the form is sent or cancelled. */
export function FormDialog<Result>({ heading, args, children }: FormDialogProps<Result>) {
  const [isOpen, setIsOpen] = useState(true);
  const onCancel = () => {
    args.onCancel?.();
    setIsOpen(false);
  };
  const onCompleted = (result: Result) => {
    args.onCompleted?.(result);
    setIsOpen(false);
  };
  return (
    <Modal isOpen={isOpen} onClose={onCancel} heading={heading}>
      {children({ onCancel, onCompleted })}
    </Modal>
  );
}
