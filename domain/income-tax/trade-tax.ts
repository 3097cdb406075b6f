/** Trade tax of a natural person, and what of it lowers the income tax. */
import { type Known, tradeTaxLaw } from '@belegbar/domain/law';
import { type Cents, cents, ZERO } from '@belegbar/domain/money';

export interface TradeTax {
  /** Steuermessbetrag, in cents of whole euros. */
  assessed: Cents;
  tax: Cents;
  /** The most that lowers the income tax by (§ 35 (1) EStG): four times the Messbetrag, and no more than the tax itself. */
  creditAtMost: Cents;
}

/**
 * Trade tax on a trade income at a Hebesatz in percent: the income is cut to full hundreds of euros and the allowance taken off (§ 11 (1) GewStG),
 * the Messbetrag cut to whole euros as assessments do. No additions (§ 8) and cuts (§ 9) are known here. Refuses years outside the table.
 */
export function tradeTax(income: Cents, year: number, multiplierPercent: number): Known<TradeTax> {
  const law = tradeTaxLaw(year);
  if (!law.known) return law;
  const { allowance, ratePerMille, creditTimes } = law.value;
  const base = income <= 0 ? 0n : (BigInt(income) / 10_000n) * 10_000n - BigInt(allowance);
  if (base <= 0n) return { known: true, value: { assessed: ZERO, tax: ZERO, creditAtMost: ZERO } };
  const assessed = ((base * BigInt(ratePerMille)) / 100_000n) * 100n;
  const tax = (assessed * BigInt(multiplierPercent)) / 100n;
  const credit = assessed * BigInt(creditTimes);
  return {
    known: true,
    value: {
      assessed: cents(Number(assessed)),
      tax: cents(Number(tax)),
      creditAtMost: cents(Number(credit < tax ? credit : tax)),
    },
  };
}
