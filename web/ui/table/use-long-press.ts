/** A finger that stays for half a second without moving away. */
import { useEffect, useRef } from 'react';

const PRESS_MS = 500;
/** A finger trembles. */
const MOVE_PX = 10;

export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      const touch = touches[0];
      stop();
      if (touch === undefined || touches.length > 1) return;
      start.current = { x: touch.clientX, y: touch.clientY };
      timer.current = setTimeout(onPress, PRESS_MS);
    },
    onTouchMove: ({ touches }: React.TouchEvent) => {
      const touch = touches[0];
      const { x, y } = start.current;
      if (touch === undefined || Math.hypot(touch.clientX - x, touch.clientY - y) > MOVE_PX) stop();
    },
    onTouchEnd: stop,
    onTouchCancel: stop,
    // The menu of a link would open over what the press has begun.
    onContextMenu: (event: React.MouseEvent) => {
      if (matchMedia('(pointer: coarse)').matches) event.preventDefault();
    },
  };
}
