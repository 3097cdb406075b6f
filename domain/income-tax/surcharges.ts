/** What is added to the income tax: the solidarity surcharge and church tax. */
import type { Land } from '@belegbar/domain/calendar';
import { CHURCH_TAX, type Known, solidarityLaw } from '@belegbar/domain/law';
import { type Cents, cents, subtractCents, ZERO } from '@belegbar/domain/money';
import type { Assessment } from './tariff.ts';

/**
 * The solidarity surcharge on an income tax, in cents; fractions of a cent are dropped (§ 4 s. 3 SolZG). Nothing up to the limit of § 3 (3), and
 * above it no more than the share of § 4 s. 2 of what lies over it. Refuses years outside the law's table.
 */
export function solidaritySurcharge(tax: Cents, year: number, assessment: Assessment): Known<Cents> {
  const law = solidarityLaw(year);
  if (!law.known) return law;
  const { single, joint, ratePerMille, zonePerMille } = law.value;
  const limit = assessment === 'joint' ? joint : single;
  if (tax <= limit) return { known: true, value: ZERO };
  const full = perMille(tax, ratePerMille);
  const eased = perMille(subtractCents(tax, limit), zonePerMille);
  return { known: true, value: eased < full ? eased : full };
}

/** The percent of a Land; of one that is not known that of most. */
export function churchTaxPercent(land: Land | null): number {
  return (land === null ? undefined : CHURCH_TAX.ofLand[land]) ?? CHURCH_TAX.otherwise;
}

/** Church tax on an income tax without the credit of § 35 EStG (§ 51a (2) s. 3), in cents; fractions of a cent are dropped. No cap is known here. */
export function churchTax(tax: Cents, land: Land | null): Cents {
  return perMille(tax, churchTaxPercent(land) * 10);
}

function perMille(amount: Cents, rate: number): Cents {
  return cents(Number((BigInt(amount) * BigInt(rate)) / 1_000n));
}
