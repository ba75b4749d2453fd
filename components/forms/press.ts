/** Whether the mouse button is down. Touch counts too: the mouse events of a tap move the focus. */
let isDown = false;

/** Follows the presses on this page. Returns the function that ends it. */
export function watchPresses(): () => void {
  const start = ({ button }: MouseEvent) => (isDown = button === 0);
  const end = () => (isDown = false);
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  document.addEventListener('mousedown', start, options);
  // A drag ends without a mouseup, and a release outside the window is not reported: the next key ends the press.
  for (const type of ['mouseup', 'dragend', 'keydown']) document.addEventListener(type, end, options);
  return () => watching.abort();
}

/**
 * Runs what happens when a field is left: at once, or after the click of the press that leaves it, because a click is lost
 * when its target moves between press and release. A click that sends the form drops it: sending checks every field.
 */
export function afterPress(leave: () => void): void {
  if (!isDown) return leave();
  const options = { once: true, capture: true };
  const onRelease = () => {
    // The click, and a submit that it causes, come in the same task as the mouseup, so a timer runs after both.
    const timer = setTimeout(leave);
    document.addEventListener('submit', () => clearTimeout(timer), options);
  };
  document.addEventListener('mouseup', onRelease, options);
}
