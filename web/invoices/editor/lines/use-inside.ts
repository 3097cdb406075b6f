/** Whether the focus stands within an element. What shows only then stays until the mouse button is up, so that nothing moves away under a click. */
import { type FocusEvent, useRef, useState } from 'react';

let isPressed = false;
let waiting: (() => void)[] = [];

addEventListener('pointerdown', () => setPressed(true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setPressed(false), true);

export function useInside() {
  const [isInside, setInside] = useState(false);
  const hasFocus = useRef(false);
  return {
    isInside,
    onFocus: () => {
      hasFocus.current = true;
      setInside(true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      hasFocus.current = false;
      afterPress(() => setInside(hasFocus.current));
    },
  };
}

function setPressed(pressed: boolean): void {
  isPressed = pressed;
  if (pressed) return;
  const acts = waiting;
  waiting = [];
  // The click comes after the button is up; only then may the page move.
  setTimeout(() => {
    for (const act of acts) act();
  });
}

function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
