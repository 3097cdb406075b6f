/** Waiting until something may be done again. */
import { useEffect, useState } from 'react';

/** The whole seconds left until the instant, in milliseconds since 1970; 0 once it has come. */
export function useCountdown(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    if (secondsUntil(until) === 0) return;
    const timer = setInterval(() => {
      setLeft(secondsUntil(until));
      if (secondsUntil(until) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
