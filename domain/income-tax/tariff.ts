/** The tariff of the income tax, to the euro (§ 32a EStG). */
import { type IncomeTaxTariff, incomeTaxTariff, type Known } from '@belegbar/domain/law';
import { type Cents, cents, cutToEuros, ZERO } from '@belegbar/domain/money';

/** Alone, or with a spouse by splitting. */
export type Assessment = 'single' | 'joint';

/**
 * The income tax on a taxable income, in cents of whole euros: the income and the tax are cut to whole euros (§ 32a (1) s. 1, 6 EStG), jointly
 * it is twice the tax on half the income (§ 32a (5)). A loss is taxed with nothing. Refuses years without a known tariff.
 */
export function incomeTax(income: Cents, year: number, assessment: Assessment): Known<Cents> {
  const law = incomeTaxTariff(year);
  if (!law.known) return law;
  return { known: true, value: taxOf(income, law.value, assessment) };
}

function taxOf(income: Cents, tariff: IncomeTaxTariff, assessment: Assessment): Cents {
  if (income <= 0) return ZERO;
  const euros = BigInt(cutToEuros(income)) / 100n;
  if (assessment === 'single') return cents(Number(100n * eurosOf(euros, tariff)));
  // Half an odd income is cut to whole euros by the tariff itself.
  return cents(Number(200n * eurosOf(BigInt(cutToEuros(income)) / 200n, tariff)));
}

/** What y and z are parts of, and hundredths of the factors: a product of y², z² or a factor alone is made whole with these. */
const SQUARE = 100_000_000n;
const HUNDREDTHS = 100n;

/** In whole numbers throughout, so that no limit is missed by a rounding; a BigInt division cuts, as the law does. */
function eurosOf(x: bigint, tariff: IncomeTaxTariff): bigint {
  if (x <= BigInt(tariff.basicAllowance)) return 0n;
  if (x <= BigInt(tariff.secondUntil))
    return progression(x - BigInt(tariff.basicAllowance), tariff.firstHundredths, 1_400n, 0);
  if (x <= BigInt(tariff.thirdUntil))
    return progression(
      x - BigInt(tariff.secondUntil),
      tariff.secondHundredths,
      2_397n,
      tariff.secondAddsHundredths,
    );
  if (x <= BigInt(tariff.fourthUntil)) return (42n * x - BigInt(tariff.thirdTakesHundredths)) / HUNDREDTHS;
  return (45n * x - BigInt(tariff.fourthTakesHundredths)) / HUNDREDTHS;
}

/** (factor y + linear) y + adds, where y is a ten-thousandth of what lies over the limit. */
function progression(over: bigint, factorHundredths: number, linear: bigint, addsHundredths: number): bigint {
  const squared = BigInt(factorHundredths) * over * over;
  const straight = linear * HUNDREDTHS * 10_000n * over;
  return (squared + straight + BigInt(addsHundredths) * SQUARE) / (SQUARE * HUNDREDTHS);
}
