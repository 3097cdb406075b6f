/** The categories of VAT (UNTDID 5305) that have rules of their own, and what each demands. The rules are made from this table. */
import type { RuleText } from '../rule.ts';

export interface VatCategory {
  /** BT-151, BT-95, BT-102, BT-118 */
  code: string;
  /** Of the official ids: `BR-IC` for K. */
  prefix: string;
  /** What the category is, in plain words. */
  name: RuleText;
  parties: PartyDemand;
  rate: RateDemand;
  reason: 'needed' | 'forbidden';
  /** Whether the breakdown has one entry for each rate, or one for the whole category. */
  breakdown: 'by rate' | 'one';
}

/**
 * Which ids the parties must show (rules -02 to -04). `tax id` is BT-31, BT-32 or BT-63; `VAT id` is BT-31 or BT-63;
 * the buyer's is BT-48, or with `tax id and buyer` also BT-47.
 */
export type PartyDemand = 'tax id' | 'tax id and buyer' | 'VAT id' | 'VAT ids of both' | 'no VAT id';

/** What the rate must be (rules -05 to -07). */
export type RateDemand = 'above zero' | 'zero or more' | 'zero' | 'absent';

const ZERO = { rate: 'zero', breakdown: 'one' } as const;
const ISLANDS = {
  parties: 'tax id',
  rate: 'zero or more',
  reason: 'forbidden',
  breakdown: 'by rate',
} as const;

export const VAT_CATEGORIES: readonly VatCategory[] = [
  {
    code: 'S',
    prefix: 'BR-S',
    name: { de: 'steuerpflichtig', en: 'standard rated' },
    parties: 'tax id',
    rate: 'above zero',
    reason: 'forbidden',
    breakdown: 'by rate',
  },
  {
    code: 'Z',
    prefix: 'BR-Z',
    name: { de: 'Steuersatz null', en: 'zero rated' },
    parties: 'tax id',
    reason: 'forbidden',
    ...ZERO,
  },
  {
    code: 'E',
    prefix: 'BR-E',
    name: { de: 'steuerfrei', en: 'exempt' },
    parties: 'tax id',
    reason: 'needed',
    ...ZERO,
  },
  {
    code: 'AE',
    prefix: 'BR-AE',
    name: { de: 'Steuer schuldet der Kunde', en: 'reverse charge' },
    parties: 'tax id and buyer',
    reason: 'needed',
    ...ZERO,
  },
  {
    code: 'K',
    prefix: 'BR-IC',
    name: { de: 'innergemeinschaftliche Lieferung', en: 'intra-Community supply' },
    parties: 'VAT ids of both',
    reason: 'needed',
    ...ZERO,
  },
  {
    code: 'G',
    prefix: 'BR-G',
    name: { de: 'Ausfuhr aus der EU', en: 'export outside the EU' },
    parties: 'VAT id',
    reason: 'needed',
    ...ZERO,
  },
  {
    code: 'O',
    prefix: 'BR-O',
    name: { de: 'nicht steuerbar', en: 'not subject to VAT' },
    parties: 'no VAT id',
    rate: 'absent',
    reason: 'needed',
    breakdown: 'one',
  },
  { code: 'L', prefix: 'BR-AF', name: { de: 'IGIC der Kanaren', en: 'IGIC, Canary Islands' }, ...ISLANDS },
  {
    code: 'M',
    prefix: 'BR-AG',
    name: { de: 'IPSI von Ceuta und Melilla', en: 'IPSI, Ceuta and Melilla' },
    ...ISLANDS,
  },
];

/** How messages name a category: `Kategorie K (innergemeinschaftliche Lieferung)`. */
export function labelOf({ code, name }: VatCategory): RuleText {
  return { de: `Kategorie ${code} (${name.de})`, en: `category ${code} (${name.en})` };
}
