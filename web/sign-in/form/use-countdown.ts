/** Waiting until something may be done again. */
import { useEffect, useState } from 'react';
import { AuthRefusal } from '../calls.ts';

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

/** The whole seconds until the endpoint opens again that refused so; 0 when none of the refusals is a matter of time. */
export function useWait(...refusals: readonly unknown[]): number {
  return useCountdown(Math.max(0, ...refusals.map(openFrom)));
}

function openFrom(refusal: unknown): number {
  return refusal instanceof AuthRefusal ? (refusal.openFrom ?? 0) : 0;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
