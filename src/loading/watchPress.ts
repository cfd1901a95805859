/** The longest wait for a release, in milliseconds: a browser may not report one. */
const longestPress = 1000;

/** The presses on the page, from now on. */
interface PressWatch {
  /** Calls `next` once nothing is pressed: at once, or after the current press and its click. */
  whenReleased: (next: () => void) => void;
  /** Ends the watch. A waiting call is dropped. */
  stop: () => void;
}

/** Watches presses of a pointer or a key. A button that is replaced between its press and its release gets no click. */
export function watchPress(): PressWatch {
  const listening = new AbortController();
  let isPressed = false;
  let waiting: (() => void) | undefined;
  let timer: number | undefined;

  const finish = () => {
    window.clearTimeout(timer);
    waiting?.();
    waiting = undefined;
  };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    // The click event follows the release.
    if (waiting) window.setTimeout(finish);
  };
  const options = { capture: true, signal: listening.signal };
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, press, options);
  for (const event of ['pointerup', 'pointercancel', 'keyup']) document.addEventListener(event, release, options);

  return {
    whenReleased(next) {
      if (listening.signal.aborted) return;
      if (!isPressed) return next();
      waiting = next;
      timer = window.setTimeout(finish, longestPress);
    },
    stop() {
      listening.abort();
      window.clearTimeout(timer);
      waiting = undefined;
    },
  };
}
