/** BR-O-11 to BR-O-14: turnover that is not subject to VAT (O) stands on an invoice of its own. */
import type { EInvoice } from '../../model.ts';
import { EN, say } from '../finding.ts';
import type { Rule, RuleText } from '../rule.ts';
import { codeOf, lineCategories } from './uses.ts';

const NOT_SUBJECT = 'O';

interface Place {
  id: string;
  field: string;
  path: string;
  name: RuleText;
  /** Categories there; '' where one is absent. */
  categories(invoice: EInvoice): Iterable<string>;
}

const PLACES: readonly Place[] = [
  {
    id: 'BR-O-11',
    field: 'BT-118',
    path: 'vatBreakdown',
    name: say('in der Aufschlüsselung der Umsatzsteuer', 'in the VAT breakdown'),
    categories: ({ vatBreakdown }) => vatBreakdown.map(({ category }) => codeOf(category)),
  },
  {
    id: 'BR-O-12',
    field: 'BT-151',
    path: 'lines',
    name: say('bei Positionen', 'on items'),
    categories: ({ lines }) => lineCategories(lines),
  },
  {
    id: 'BR-O-13',
    field: 'BT-95',
    path: 'allowances',
    name: say('bei Rabatten', 'on discounts'),
    categories: ({ allowances }) => allowances.map(({ vatCategory }) => codeOf(vatCategory)),
  },
  {
    id: 'BR-O-14',
    field: 'BT-102',
    path: 'charges',
    name: say('bei Zuschlägen', 'on surcharges'),
    categories: ({ charges }) => charges.map(({ vatCategory }) => codeOf(vatCategory)),
  },
];

export const NOT_SUBJECT_RULES: readonly Rule[] = PLACES.map(({ id, field, path, name, categories }) => ({
  ...EN,
  id,
  fields: [field, 'BT-118'],
  message: say(
    `Neben nicht steuerbaren Leistungen (Kategorie O) stehen ${name.de} auch andere der Kategorie {category} (${field}).`,
    `Next to services not subject to VAT (category O) there are ${name.en} also others of category {category} (${field}).`,
  ),
  mend: say(
    'Schreib zwei Rechnungen, eine für die nicht steuerbaren Leistungen.',
    'Write two invoices, one for what is not subject to VAT.',
  ),
  find: (invoice) => {
    if (!invoice.vatBreakdown.some(({ category }) => codeOf(category) === NOT_SUBJECT)) return [];
    const others = new Set([...categories(invoice)].filter((code) => code !== '' && code !== NOT_SUBJECT));
    return [...others].map((category) => ({ path, values: { category } }));
  },
}));
