/** Catches what no screen caught, so that a defect never leaves an empty page. */
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScreenError } from './ScreenError.tsx';

export function CrashBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'app'} errorComponent={ScreenError}>
      {children}
    </CatchBoundary>
  );
}
