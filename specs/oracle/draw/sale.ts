/** An invoice out of drawn numbers: kinds of supplies that one customer may be billed for. */
import type { CaseClient, CaseSaleLine, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { inEuros } from '../amounts.ts';
import type { Books } from '../state/books.ts';
import { regimeOn } from '../state/regimes.ts';
import { chosen } from './chosen.ts';
import { drawnCurrency } from './currency.ts';
import { supplyDay } from './days.ts';
import type { DrawnDocument, Sum } from './scene.ts';

interface Customer {
  client: CaseClient;
  vatCases: readonly string[];
  /** Of a small business. */
  smallBusinessCases: readonly string[];
}

const CUSTOMERS: readonly Customer[] = [
  {
    client: { country: 'DE', business: true },
    vatCases: ['standard19', 'reduced7', 'standard19', 'zero', 'domesticReverseCharge', 'exempt'],
    smallBusinessCases: ['smallBusiness'],
  },
  {
    client: { country: 'DE', business: false },
    vatCases: ['standard19', 'reduced7', 'zero', 'exempt'],
    smallBusinessCases: ['smallBusiness'],
  },
  {
    client: { country: 'AT', business: true, vatId: 'ATU12345675' },
    vatCases: ['euService', 'intraCommunitySupply', 'standard19'],
    smallBusinessCases: ['euService'],
  },
  {
    client: { country: 'FR', business: false },
    vatCases: ['standard19', 'reduced7', 'exempt', 'standard19'],
    smallBusinessCases: ['smallBusiness'],
  },
  {
    client: { country: 'IT', business: true, vatId: 'IT00743110157' },
    vatCases: ['intraCommunitySupply', 'euService'],
    smallBusinessCases: ['euService'],
  },
  {
    client: { country: 'CH', business: true },
    vatCases: ['export', 'thirdCountryService'],
    smallBusinessCases: ['smallBusiness'],
  },
];

const PARAGRAPHS = ['4 Nr. 21', '4 Nr. 12 Buchst. a', '4 Nr. 8 Buchst. a', '4 Nr. 8i'];
const QUANTITIES = ['1', '1', '3', '0.5', '2.25', '7.333'];
const LINE_DISCOUNTS = [undefined, undefined, undefined, '5', '12.5'];
const SELLS_ASSETS = [false, false, true, false, false, false, false];
const DISCOUNTS = [undefined, undefined, undefined, '2', '3.33'];

export function drawnInvoice(id: string, date: string, drawn: DrawnDocument, books: Books): TaxCaseEvent {
  const performed = supplyDay(date, drawn);
  const { smallBusiness } = regimeOn(books.regimes, performed);
  const customer = chosen(CUSTOMERS, drawn.party);
  const cases = smallBusiness ? customer.smallBusinessCases : customer.vatCases;
  const discountPercent = chosen(DISCOUNTS, drawn.variant);
  return {
    type: 'issueInvoice',
    id,
    date,
    service: { from: performed, to: performed },
    client: customer.client,
    lines: drawn.sums.map((sum) => lineOf(sum, cases)),
    ...drawnCurrency(drawn.currency),
    ...(discountPercent === undefined ? {} : { discountPercent }),
    ...(chosen(SELLS_ASSETS, drawn.variant) ? { incomeCategory: 'asset_disposal' } : {}),
  };
}

function lineOf({ cents, kind, variant }: Sum, cases: readonly string[]): CaseSaleLine {
  const vatCase = chosen(cases, kind);
  const discountPercent = chosen(LINE_DISCOUNTS, variant);
  return {
    quantity: chosen(QUANTITIES, variant),
    unitPrice: inEuros(BigInt(cents)),
    vatCase,
    ...(discountPercent === undefined ? {} : { discountPercent }),
    ...(vatCase === 'exempt' ? { paragraph: chosen(PARAGRAPHS, variant) } : {}),
  };
}
