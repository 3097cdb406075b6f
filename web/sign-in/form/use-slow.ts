/** Whether something takes longer than people expect. */
import { useEffect, useState } from 'react';

const SLOW_MILLISECONDS = 4000;

export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isSlow;
}
