/** The two amounts of an invoice whose gross is not the sum of its parts, and what lies between them. */
import { decimal, subtractDecimals } from '@belegbar/domain/money';
import type { Proposal } from './message.ts';

interface Differing {
  gross: string;
  sum: string;
  /** Of the gross less the sum: always above zero. */
  by: string;
  isAbove: boolean;
}

/** Decimals in the currency of the invoice; null where both are the same, or where it is decided and they are not compared any more. */
export function amountsOf(proposal: Proposal | null): Differing | null {
  const { gross, sum } = proposal?.notes.find(({ code }) => code === 'totalsDiffer')?.values ?? {};
  if (gross === undefined || sum === undefined) return null;
  const by = subtractDecimals(decimal(gross), [decimal(sum)]);
  const isAbove = !by.startsWith('-');
  return { gross, sum, by: isAbove ? by : by.slice(1), isAbove };
}

/** What is asked for in all, and what the invoice comes to, where the gross does not tell it. */
export function askedOf(proposal: Proposal | null): Pick<Differing, 'gross' | 'sum'> | null {
  const { asked, booked } = proposal?.notes.find(({ code }) => code === 'payableDiffers')?.values ?? {};
  return asked === undefined || booked === undefined ? null : { gross: asked, sum: booked };
}
