/** What is asked of the cash journal, as a function of an entry: the domain alone knows what counts where. */
import { type EurKennzahl, type EurSide, incomeSurplusForm } from '@belegbar/domain/law';
import { addCents, type Cents, sumCents } from '@belegbar/domain/money';
import {
  type CashEntry,
  type CashFigures,
  type CashSum,
  countedInBox,
  countedInLine,
  countedInResult,
  type EurLine,
  sideOf,
} from '@belegbar/domain/tax-reports';
import { notFound } from '../../platform/refusal.ts';
import { known } from '../known.ts';
import type { CashDay, selectCashSums } from './store.ts';
import { toCashSum } from './sums.ts';

/** What an entry adds to what is asked; null if it is no part of it. */
export type Counted = (figures: CashFigures) => Cents | null;

interface Asked {
  year: number;
  line?: EurLine | undefined;
  box?: string | undefined;
  by: CashDay;
}

/** NOT_FOUND for a box that the form of the year has not, UNKNOWN_YEAR for a year without one. */
export function countedAs({ year, line, box, by }: Asked): Counted {
  if (box !== undefined) return countedInBoxOf(year, box);
  if (line !== undefined) return (figures) => countedInLine(figures, line);
  return by === 'money' ? ({ net, vat }) => addCents(net, vat) : countedInResult;
}

/** Tax code, scheme and category of the entries that count so. */
export function keysOf(
  rows: Awaited<ReturnType<typeof selectCashSums>>,
  counted: Counted,
  side: EurSide | undefined,
): CashEntry[] {
  const taken = rows
    .map(toCashSum)
    .filter((sum) => counted(sum) !== null && (side === undefined || sideOf(sum) === side));
  const keys = new Map(taken.map((sum) => [keyText(sum), sum]));
  return [...keys.values()].map(({ taxCode, scheme, category }) => ({ taxCode, scheme, category }));
}

function keyText({ taxCode, scheme, category }: CashSum): string {
  return `${taxCode} ${scheme} ${category}`;
}

function countedInBoxOf(year: number, kennzahl: string): Counted {
  const box = known(incomeSurplusForm(year)).boxes.find((candidate) => candidate.kennzahl === kennzahl);
  if (box === undefined) throw notFound();
  const taken: EurKennzahl[] = [box.kennzahl, ...box.alsoTakes];
  return (figures) => {
    const amounts = taken.map((each) => countedInBox(figures, each)).filter((amount) => amount !== null);
    return amounts.length === 0 ? null : sumCents(amounts);
  };
}
