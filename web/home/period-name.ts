/** Short names of periods. */
import { useFormat } from '../ui/format.ts';

/** Gives a function that says `Q3` or `Oktober` for `2026-Q3` or `2026-10`. */
export function usePeriodName(): (period: string) => string {
  const format = useFormat();
  return (period) => {
    const part = period.slice(5);
    return part.startsWith('Q') ? part : format.monthName(Number(part));
  };
}
