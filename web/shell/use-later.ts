/** A part of every screen that none begins with: fetched after the first one, as often as it takes. */
import { type ComponentType, useEffect, useState } from 'react';
import { firstScreen } from './first-screen.ts';

const TRY_AGAIN_MILLISECONDS = 5_000;

/** Null until it is there. `load` stays the same function. */
export function useLater(load: () => Promise<ComponentType>): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const begin = () =>
      load().then(
        (loaded) => setPart(() => loaded),
        () => {
          timer = setTimeout(begin, TRY_AGAIN_MILLISECONDS);
        },
      );
    let isGone = false;
    void firstScreen().then(() => {
      if (!isGone) void begin();
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [load]);
  return Part;
}
