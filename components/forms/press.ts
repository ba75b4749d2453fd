/** True while the main mouse button is down, also during the mouse events of a tap, which move the focus. */
let isMouseDown = false;

export function watchPresses(): () => void {
  const startPress = ({ button }: MouseEvent) => (isMouseDown = button === 0);
  const endPress = () => (isMouseDown = false);
  const listenersAbort = new AbortController();
  const options = { capture: true, signal: listenersAbort.signal };
  document.addEventListener('mousedown', startPress, options);
  // A drag ends without mouseup, and a release outside the window may go unreported; then the next key ends the press.
  for (const type of ['mouseup', 'dragend', 'keydown']) document.addEventListener(type, endPress, options);
  return () => listenersAbort.abort();
}

/**
 * Runs a field's blur handler: at once, or after the click of the press that leaves it, because a click is lost if its
 * target moves between press and release. Not called if the click submits the form, which validates all fields anyway.
 */
export function afterPress(onBlur: () => void): void {
  if (!isMouseDown) return onBlur();
  const options = { once: true, capture: true };
  const onRelease = () => {
    // The click, and a submit that it causes, run in the same task as the mouseup, so a timer runs after both.
    const submitListener = new AbortController();
    document.addEventListener('submit', () => clearTimeout(timer), {
      ...options,
      signal: submitListener.signal,
    });
    const timer = setTimeout(() => {
      submitListener.abort();
      onBlur();
    });
  };
  document.addEventListener('mouseup', onRelease, options);
}
