/** Accounts of the charts SKR03 and SKR04 by what they are for, with the years in which the charts have them. */
import { type Known, type LawRow, lookUp } from './known.ts';

/** The same account in both charts, four digits each. */
export interface AccountPair {
  skr03: string;
  skr04: string;
}

/** The account for a purpose in the chart of a calendar year; refuses years whose charts are not in the table. */
export function accountPair(purpose: AccountPurpose, year: number): Known<AccountPair> {
  return lookUp(PAIRS[purpose].map(toRow), year);
}

/** Pair and the years in which it stands in both charts. */
type PairRow = readonly [skr03: string, skr04: string, fromYear: number, untilYear: number];

const FIRST_YEAR = 2023;
const LAST_YEAR = 2026;

function toRow([skr03, skr04, fromYear, untilYear]: PairRow): LawRow<AccountPair> {
  return {
    fromYear,
    untilYear,
    value: { skr03, skr04 },
    unit: 'account',
    source: 'DATEV charts SKR03 and SKR04',
  };
}

function always(skr03: string, skr04: string): readonly PairRow[] {
  return [[skr03, skr04, FIRST_YEAR, LAST_YEAR]];
}

/** Since 2025 § 19 UStG is an exemption and has an account of its own; the one before is reserved. */
const SMALL_BUSINESS: readonly PairRow[] = [
  ['8195', '4185', FIRST_YEAR, 2024],
  ['8192', '4184', 2025, LAST_YEAR],
];

const PAIRS = {
  sales19: always('8400', '4400'),
  sales7: always('8300', '4300'),
  sales0: always('8290', '4290'),
  salesReverseCharge: always('8337', '4337'),
  salesEuService: always('8336', '4336'),
  salesIntraCommunity: always('8125', '4125'),
  salesExport: always('8120', '4120'),
  salesThirdCountry: always('8338', '4338'),
  salesExemptWithDeduction: always('8150', '4150'),
  salesExemptRent: always('8105', '4105'),
  salesExempt: always('8100', '4100'),
  salesSmallBusiness: SMALL_BUSINESS,
  discount19: always('8736', '4736'),
  discount7: always('8731', '4731'),
  discount0: always('8734', '4734'),
  discountReverseCharge: always('8741', '4741'),
  discountEuService: always('8742', '4742'),
  discountIntraCommunity: always('8743', '4743'),
  reduction: always('8700', '4700'),
  badDebt19: always('2406', '6936'),
  badDebt7: always('2401', '6931'),
  badDebt: always('2400', '6930'),
  recovery: always('2732', '4925'),
  otherIncome: always('2700', '4830'),
  exchangeGain: always('2660', '4840'),
  exchangeLoss: always('2150', '6880'),
  privateCar: always('8921', '4645'),
  privateCarWithoutVat: always('8924', '4639'),
  privateUse: always('8920', '4640'),
  privateUseWithoutVat: always('8918', '4638'),
  privateGoods19: always('8910', '4620'),
  privateGoods7: always('8915', '4610'),
  privateGoodsWithoutVat: always('8919', '4619'),
  disposal19: always('8820', '4845'),
  disposalIntraCommunity: always('8828', '4848'),
  disposalExport: always('8827', '4844'),
  disposal: always('8829', '4849'),
  residualBookValue: always('2315', '4855'),
  tools: always('4985', '6845'),
  software: always('4964', '6837'),
  telephone: always('4920', '6805'),
  fares: always('4673', '6673'),
  meals: always('4650', '6640'),
  mealsNotDeductible: always('4654', '6644'),
  lodging: always('4676', '6680'),
  premises: always('4240', '6325'),
  training: always('4945', '6821'),
  goods: always('3200', '5200'),
  externalServices: always('3100', '5900'),
  advice: always('4950', '6825'),
  privateCarForBusiness: always('4590', '6590'),
  advertising: always('4600', '6600'),
  insurance: always('4360', '6400'),
  gifts: always('4630', '6610'),
  giftsNotDeductible: always('4635', '6620'),
  otherCosts: always('4900', '6300'),
  fees: always('4970', '6855'),
  vatPayments: always('1780', '3820'),
  equipment: always('0490', '0690'),
  depreciationOfBuildings: always('4831', '6221'),
  depreciationOfIntangibles: always('4822', '6200'),
  depreciationOfMovables: always('4830', '6220'),
  specialDepreciation: always('4851', '6241'),
  investmentReduction: always('4853', '6243'),
  lowValueAssets: always('4855', '6260'),
  assetPool: always('4862', '6264'),
  commutingNotDeductible: always('4680', '6690'),
  commutingAllowance: always('4678', '6688'),
  mealAllowance: always('4674', '6674'),
  homeOfficeDayRate: always('4287', '6347'),
  homeOfficeRoom: always('4288', '6348'),
  privateWithdrawal: always('1800', '2100'),
  privateContribution: always('1890', '2180'),
  privateTax: always('1810', '2150'),
  tradeTax: always('4320', '7610'),
} as const satisfies Record<string, readonly PairRow[]>;

/** What an account is for. */
export type AccountPurpose = keyof typeof PAIRS;
