import { useEffect, useRef, useState } from 'react';
import { openTabChannel, type TabChannel } from '../../domain/device';
import { useLogOut } from '../../data/useLogOut';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { LogOutProblem } from '../../screens/LogOutProblem';
import { useNow } from '../../data/useNow';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { LiveText } from '../../ui/LiveText';
import { Modal } from '../../ui/Modal';
import { tracingMessages } from './messages';

const longestWarning = 120_000;
/** The seconds before the log-out at which a screen reader announces the remaining time. */
const announcements = [10, 30, 60, 120];
/** Milliseconds for a tab that was asleep to hear of activity in another one. */
const hearing = 1000;
const activities = ['pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Warns an idle customer, and logs them out after `minutes` (WCAG 2.2.1). Activity in another tab of the site counts.
 */
export function IdleGuard({ minutes }: { minutes: number }) {
  const { clock, config, session } = usePensionTrace();
  const texts = useMessages('tracing', tracingMessages);
  const leaving = useLogOut();
  const { state, logOut } = leaving;
  const now = useNow(1000).getTime();
  const [lastActive, setLastActive] = useState(() => ({ at: clock.now().getTime(), read: now }));
  const limit = minutes * 60_000;
  // Until the clock is read again, no time has passed, though the device's clock may have changed.
  const left = limit - (lastActive.read === now ? 0 : now - lastActive.at);
  const isWarned = left <= Math.min(longestWarning, limit / 2);
  const isOver = left <= 0;
  const channel = useRef<TabChannel>(undefined);
  const hear = useRef((_at: number) => {});

  useEffect(() => {
    const opened = openTabChannel('pension-trace-activity', (at) => hear.current(at));
    channel.current = opened;
    return () => opened.close();
  }, []);

  function noteActivity() {
    const at = clock.now().getTime();
    // Also after the device's clock went back.
    if (Math.abs(at - lastActive.at) < 1000) return;
    setLastActive({ at, read: now });
    channel.current?.send(at);
  }

  function stayLoggedIn() {
    if (!isOver) noteActivity();
  }

  useEffect(() => {
    // A tab that was asleep hears it late.
    hear.current = (at) => setLastActive({ at, read: now });
  });

  useEffect(() => {
    // While the dialog is open, only its buttons count as activity.
    if (isWarned) return undefined;
    const options = { capture: true, passive: true };
    for (const name of activities) document.addEventListener(name, noteActivity, options);
    return () => {
      for (const name of activities) document.removeEventListener(name, noteActivity, options);
    };
  });

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => void session.logOut({ by: 'idle' }), hearing);
    return () => clearTimeout(timer);
  }, [isOver, session]);

  const seconds = Math.max(0, Math.ceil(left / 1000));
  return (
    <Modal
      isOpen={isWarned}
      onClose={stayLoggedIn}
      heading={texts.idleHeading}
      closeLabel={texts.idleStay}
      size="small"
      role="alertdialog"
    >
      <p>{texts.idleText}</p>
      {config.keepsDrafts && <p>{texts.idleKept}</p>}
      <p key={seconds}>{texts.idleLeft(seconds)}</p>
      <LiveText>{texts.idleLeft(announcements.find((announced) => announced >= seconds) ?? seconds)}</LiveText>
      <LogOutProblem leaving={leaving} again={texts.logOut} />
      <FormActions>
        <Button onPress={stayLoggedIn}>{texts.idleStay}</Button>
        <Button variant="secondary" isBusy={state.status === 'pending'} onPress={logOut}>
          {texts.logOut}
        </Button>
      </FormActions>
    </Modal>
  );
}
