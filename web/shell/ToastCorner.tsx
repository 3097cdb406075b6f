/** Fetches the corner of the toasts after the first screen; a toast that was asked for meanwhile then appears. */
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const TRY_AGAIN_MILLISECONDS = 5_000;

export function ToastCorner(): ReactNode {
  const [Corner, setCorner] = useState<ComponentType | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      import('../ui/Toasts.tsx').then(
        ({ Toasts }) => setCorner(() => Toasts),
        () => {
          timer = setTimeout(load, TRY_AGAIN_MILLISECONDS);
        },
      );
    void load();
    return () => clearTimeout(timer);
  }, []);
  return Corner && <Corner />;
}
