/** How a business is taxed, from which day. */
import type { TaxCase, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';

export interface Regime {
  from: string;
  vatBasis: 'accrual' | 'cash';
  smallBusiness: boolean;
}

/** The regimes of a stream, the oldest first. */
export function regimesOf(profile: TaxCase['profile'], events: readonly TaxCaseEvent[]): Regime[] {
  const { vatBasis, smallBusiness } = profile;
  const regimes: Regime[] = [{ from: '', vatBasis, smallBusiness }];
  const switches = events.filter(
    (event) => event.type === 'switchVatBasis' || event.type === 'switchSmallBusiness',
  );
  for (const event of switches.toSorted((one, other) => one.date.localeCompare(other.date))) {
    const before = regimeOn(regimes, event.date);
    const change = event.type === 'switchVatBasis' ? { vatBasis: event.to } : { smallBusiness: event.to };
    regimes.push({ ...before, ...change, from: event.date });
  }
  return regimes;
}

export function regimeOn(regimes: readonly Regime[], day: string): Regime {
  const found = regimes.findLast(({ from }) => from <= day);
  if (found === undefined) throw new Error(`no regime on ${day}`);
  return found;
}

/** The day since which the status has been what it is on `day`. */
export function statusSince(regimes: readonly Regime[], day: string): string {
  const { smallBusiness } = regimeOn(regimes, day);
  const begun = regimes.filter(({ from }) => from <= day);
  const other = begun.findLastIndex((regime) => regime.smallBusiness !== smallBusiness);
  return begun[other + 1]?.from ?? '';
}
