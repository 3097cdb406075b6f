/** Rules that codes of VAT, of reasons and of items are on their lists. */
import { say } from '../finding.ts';
import { isForVehicles } from '../specification.ts';
import { codeList, joined } from './code-list.ts';
import type { CodeRule } from './code-rule.ts';
import { at, type Coded, ofItems, ofLines, reasonsOf } from './coded.ts';
import { COUNTRIES } from './places.ts';
import { ITEM_CLASSES } from './schemes.ts';
import { ALLOWANCE_REASONS, CHARGE_REASONS, EXEMPTION_CODES, VAT_CATEGORY_CODES } from './taxes.ts';
import { UNITS } from './units.ts';

export const TAX_CODES: readonly CodeRule[] = [
  {
    id: 'BR-CL-13',
    fields: ['BT-158-1'],
    name: say('das Verzeichnis einer Warengruppe', 'the list of an item class'),
    list: 'UNTDID 7143',
    codes: ITEM_CLASSES,
    variant: {
      id: 'BR-TMP-CVD-01',
      codes: joined(ITEM_CLASSES, codeList('CVD')),
      concerns: isForVehicles,
    },
    find: ({ lines }) =>
      ofLines(lines, ({ item }, path) =>
        ofItems(item?.classifications ?? [], `${path}.item.classifications`, ({ list }, place) =>
          at(`${place}.list`, list),
        ),
      ),
  },
  {
    id: 'BR-CL-15',
    fields: ['BT-159'],
    name: say('das Herkunftsland einer Ware', 'the country of origin of an item'),
    list: 'ISO 3166-1',
    codes: COUNTRIES,
    find: ({ lines }) =>
      ofLines(lines, ({ item }, path) => at(`${path}.item.originCountry`, item?.originCountry)),
  },
  {
    id: 'BR-CL-17',
    fields: ['BT-118', 'BT-95', 'BT-102'],
    name: say('die Kategorie der Umsatzsteuer', 'the VAT category'),
    list: 'UNTDID 5305',
    codes: VAT_CATEGORY_CODES,
    find: ({ vatBreakdown, allowances, charges }) => [
      ...ofItems(vatBreakdown, 'vatBreakdown', ({ category }, path) => at(`${path}.category`, category)),
      ...ofItems(allowances, 'allowances', vatCategory),
      ...ofItems(charges, 'charges', vatCategory),
    ],
  },
  {
    id: 'BR-CL-18',
    fields: ['BT-151'],
    name: say('die Kategorie der Umsatzsteuer einer Position', 'the VAT category of an item'),
    list: 'UNTDID 5305',
    codes: VAT_CATEGORY_CODES,
    find: ({ lines }) => ofLines(lines, vatCategory),
  },
  {
    id: 'BR-CL-19',
    fields: ['BT-98', 'BT-140'],
    name: say('den Grund eines Rabatts', 'the reason of a discount'),
    list: 'UNTDID 5189',
    codes: ALLOWANCE_REASONS,
    find: (invoice) => reasonsOf(invoice, 'allowances'),
  },
  {
    id: 'BR-CL-20',
    fields: ['BT-105', 'BT-145'],
    name: say('den Grund eines Zuschlags', 'the reason of a surcharge'),
    list: 'UNTDID 7161',
    codes: CHARGE_REASONS,
    find: (invoice) => reasonsOf(invoice, 'charges'),
  },
  {
    id: 'BR-CL-22',
    fields: ['BT-121'],
    name: say('den Grund der Steuerbefreiung', 'the reason for exemption'),
    list: 'VATEX',
    // Small letters pass too.
    codes: { has: (code) => EXEMPTION_CODES.has(code.toUpperCase()) },
    find: ({ vatBreakdown }) =>
      ofItems(vatBreakdown, 'vatBreakdown', ({ exemptionCode }, path) =>
        at(`${path}.exemptionCode`, exemptionCode),
      ),
  },
  {
    id: 'BR-CL-23',
    fields: ['BT-130', 'BT-150'],
    name: say('die Einheit einer Position', 'the unit of an item'),
    list: 'UN/ECE Rec 20, Rec 21',
    codes: UNITS,
    find: ({ lines }) =>
      ofLines(lines, ({ unit, price }, path) => [
        [`${path}.unit`, unit],
        [`${path}.price.baseUnit`, price?.baseUnit],
      ]),
  },
];

function vatCategory(item: { vatCategory?: string }, path: string): Coded[] {
  return at(`${path}.vatCategory`, item.vatCategory);
}
