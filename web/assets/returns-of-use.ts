/** Which returns that went to the tax office a change of use changes (§ 44 (3) UStDV). */
import type { InputVatCorrection } from './message.ts';

export interface FiledReturn {
  report: string;
  period: string;
}

/**
 * Of the years whose correction becomes another: the annual return, and where it is due with the advance returns, those that hold a month of it from
 * the change on. `from`: the first month of the change, `2026-04`.
 */
export function returnsOfUse(
  filed: readonly FiledReturn[],
  {
    before,
    after,
    from,
  }: { before: readonly InputVatCorrection[]; after: readonly InputVatCorrection[]; from: string },
): FiledReturn[] {
  const amountIn = (corrections: readonly InputVatCorrection[], year: number) =>
    corrections.find((one) => one.year === year)?.amount ?? 0;
  const changed = after.filter(({ year, amount }) => amount !== amountIn(before, year));
  const gone = before.filter(
    ({ year, amount }) => amount !== 0 && !after.some((correction) => correction.year === year),
  );
  return filed.filter(({ report, period }) =>
    [...changed, ...gone].some(({ year, due }) => {
      if (Number(period.slice(0, 4)) !== year) return false;
      if (report === 'annualVat') return true;
      return report === 'vatAdvance' && due === 'advance' && lastMonthOf(period) >= from;
    }),
  );
}

/** `2026-04` of itself, `2026-06` of `2026-Q2`. */
function lastMonthOf(period: string): string {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(period);
  if (quarter === null) return period;
  return `${quarter[1]}-${String(Number(quarter[2]) * 3).padStart(2, '0')}`;
}
