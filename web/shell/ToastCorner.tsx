/** Fetches the corner of the toasts after the first screen; a toast that was asked for meanwhile then appears. */
import type { ReactNode } from 'react';
import { useLater } from './use-later.ts';

export function ToastCorner(): ReactNode {
  const Corner = useLater(loadCorner);
  return Corner && <Corner />;
}

async function loadCorner() {
  return (await import('../ui/Toasts.tsx')).Toasts;
}
