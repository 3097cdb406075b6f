/** Income tax, solidarity surcharge, church tax and trade tax: tariff, limits and rates, year by year. */
import type { Land } from '../calendar/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/**
 * The tariff of § 32a (1) EStG. Limits in whole euros; what stands before the variables in hundredths, as the law prints two decimals.
 * Zones: none up to `basicAllowance`, (`first` y + 1400) y up to `secondUntil`, (`second` z + 2397) z + `secondAdds` up to `thirdUntil`,
 * 0.42 x - `thirdTakes` up to `fourthUntil`, 0.45 x - `fourthTakes` above.
 */
export interface IncomeTaxTariff {
  basicAllowance: number;
  secondUntil: number;
  thirdUntil: number;
  fourthUntil: number;
  firstHundredths: number;
  secondHundredths: number;
  secondAddsHundredths: number;
  thirdTakesHundredths: number;
  fourthTakesHundredths: number;
}

/** The tariff of an assessment period; refuses years outside the table. */
export function incomeTaxTariff(year: number): Known<IncomeTaxTariff> {
  return lookUp(TARIFFS, year);
}

const UNIT_OF_TARIFF = 'euros, and hundredths of the factors';

/** As the law prints it: the four limits, a, b, c, d, e. */
function tariff(year: number, source: string, limits: number[], factors: number[]): LawRow<IncomeTaxTariff> {
  const [basicAllowance = 0, secondUntil = 0, thirdUntil = 0, fourthUntil = 0] = limits;
  const [firstHundredths = 0, secondHundredths = 0, secondAddsHundredths = 0] = factors;
  const [, , , thirdTakesHundredths = 0, fourthTakesHundredths = 0] = factors;
  return {
    fromYear: year,
    untilYear: year,
    unit: UNIT_OF_TARIFF,
    source,
    value: {
      basicAllowance,
      secondUntil,
      thirdUntil,
      fourthUntil,
      firstHundredths,
      secondHundredths,
      secondAddsHundredths,
      thirdTakesHundredths,
      fourthTakesHundredths,
    },
  };
}

/** The tariff of 2022 is that of the Steuerentlastungsgesetz 2022, that of 2024 the one of the law of 2 December 2024; both for the whole year. */
const TARIFFS: readonly LawRow<IncomeTaxTariff>[] = [
  tariff(
    2020,
    '§ 32a (1) EStG, law of 29 November 2018, BGBl. I 2210',
    [9_408, 14_532, 57_051, 270_500],
    [97_287, 21_202, 97_279, 896_374, 1_707_874],
  ),
  tariff(
    2021,
    '§ 32a (1) EStG, text of 2021',
    [9_744, 14_753, 57_918, 274_612],
    [99_521, 20_885, 95_096, 913_663, 1_737_499],
  ),
  tariff(
    2022,
    '§ 32a (1) EStG, Steuerentlastungsgesetz 2022',
    [10_347, 14_926, 58_596, 277_825],
    [108_867, 20_643, 86_932, 933_645, 1_767_120],
  ),
  tariff(
    2023,
    '§ 32a (1) EStG, text of 2023',
    [10_908, 15_999, 62_809, 277_825],
    [97_918, 19_259, 96_653, 997_298, 1_830_773],
  ),
  tariff(
    2024,
    '§ 32a (1) EStG, law of 2 December 2024, BGBl. 2024 I Nr. 386',
    [11_784, 17_005, 66_760, 277_825],
    [95_480, 18_119, 99_121, 1_063_631, 1_897_106],
  ),
  tariff(
    2025,
    '§ 32a (1) EStG, text of 2025',
    [12_096, 17_443, 68_480, 277_825],
    [93_230, 17_664, 101_513, 1_091_192, 1_924_667],
  ),
  tariff(
    2026,
    '§ 32a (1) EStG, text of 2026',
    [12_348, 17_799, 69_878, 277_825],
    [91_451, 17_310, 103_487, 1_113_563, 1_947_038],
  ),
];

/** § 3 (3), § 4 SolZG: nothing up to the limit of the income tax, above it at most `zonePerMille` of what lies over the limit. Cents. */
export interface SolidarityLaw {
  single: Cents;
  joint: Cents;
  ratePerMille: number;
  zonePerMille: number;
}

/** The surcharge of an assessment period; refuses years outside the table. */
export function solidarityLaw(year: number): Known<SolidarityLaw> {
  return lookUp(SOLIDARITY, year);
}

function solidarity(
  [fromYear, untilYear]: [number, number],
  euros: [number, number],
  zonePerMille: number,
): LawRow<SolidarityLaw> {
  const [single, joint] = [cents(euros[0] * 100), cents(euros[1] * 100)];
  const value = { single, joint, ratePerMille: 55, zonePerMille };
  return { fromYear, untilYear, value, unit: 'cents, per mille', source: '§ 3 (3), § 4 SolZG 1995' };
}

const SOLIDARITY: readonly LawRow<SolidarityLaw>[] = [
  solidarity([2020, 2020], [972, 1_944], 200),
  solidarity([2021, 2022], [16_956, 33_912], 119),
  solidarity([2023, 2023], [17_543, 35_086], 119),
  solidarity([2024, 2024], [18_130, 36_260], 119),
  solidarity([2025, 2025], [19_950, 39_900], 119),
  solidarity([2026, 2026], [20_350, 40_700], 119),
];

/** Percent of the income tax in a Land (laws of the Länder on church tax, § 51a EStG). */
export const CHURCH_TAX = {
  ofLand: { BW: 8, BY: 8 } as Partial<Record<Land, number>>,
  otherwise: 9,
  unit: 'percent',
  source: 'Kirchensteuergesetze of the Länder and decisions of the churches on the rate',
} as const;

/** Trade tax (§ 11, § 16 GewStG) and what of it is set off against income tax (§ 35 EStG). */
export interface TradeTaxLaw {
  /** Taken off the trade income of a natural person, in cents. */
  allowance: Cents;
  /** Steuermesszahl. */
  ratePerMille: number;
  /** The lowest Hebesatz that a municipality may set, in percent. */
  minimumMultiplier: number;
  /** How many times the Messbetrag is set off at most. */
  creditTimes: number;
}

/** Refuses years outside the table. */
export function tradeTaxLaw(year: number): Known<TradeTaxLaw> {
  return lookUp(TRADE_TAX, year);
}

function tradeTax(fromYear: number, untilYear: number | null, minimumMultiplier: number) {
  const value = { allowance: cents(2_450_000), ratePerMille: 35, minimumMultiplier, creditTimes: 4 };
  const source = '§ 11 (1), (2), § 16 (4) s. 2 GewStG, § 35 (1) EStG';
  return { fromYear, untilYear, value, unit: 'cents, per mille, percent', source };
}

const TRADE_TAX: readonly LawRow<TradeTaxLaw>[] = [tradeTax(2020, 2026, 200), tradeTax(2027, null, 280)];

/** When income tax is prepaid: month and day (§ 37 (1) EStG). */
export const INCOME_TAX_PREPAYMENTS = {
  days: ['03-10', '06-10', '09-10', '12-10'],
  source: '§ 37 (1) EStG',
} as const;
