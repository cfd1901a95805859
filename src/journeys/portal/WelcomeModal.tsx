import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Modal } from '../../ui/Modal';
import { portalTourMessages } from './tourMessages';

interface WelcomeModalProps {
  /** Called when the closed dialog has unmounted. */
  onClosed: () => void;
}

/** The welcome dialog of a first visit. Closing it starts the tour. */
export function WelcomeModal({ onClosed }: WelcomeModalProps) {
  const texts = useMessages('portalTour', portalTourMessages);
  const [isOpen, setIsOpen] = useState(false);
  const hasBeenClosed = useRef(false);

  // A new page focuses its heading, and focus returns there at the end.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  function close() {
    hasBeenClosed.current = true;
    setIsOpen(false);
  }

  return (
    <Modal isOpen={isOpen} onClose={close} heading={texts.welcomeHeading}>
      <p>{texts.welcomeUnderWay}</p>
      <p>{texts.welcomeUpdates}</p>
      <p>{texts.welcomeTool}</p>
      <FormActions>
        <Button onPress={close}>{texts.start}</Button>
      </FormActions>
      {/* Until the dialog has unmounted, everything outside it is inert, including a tour. */}
      <Leaving onLeft={() => hasBeenClosed.current && onClosed()} />
    </Modal>
  );
}

/** Calls `onLeft` when it unmounts. */
function Leaving({ onLeft }: { onLeft: () => void }) {
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}
