/** Rules that only deliveries within the EU (K) and split payment (B) have. */
import type { EInvoice } from '../../model.ts';
import { isGiven } from '../amounts.ts';
import { breachIf, EN, say } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { codeOf, isUsed, USE_KIND_NAMES } from './uses.ts';

const INTRA_COMMUNITY = 'K';
const STANDARD = 'S';
/** Split payment has no demands in the table of categories, only BR-B-01 and BR-B-02. */
const SPLIT_PAYMENT = 'B';
const ITALY = 'IT';

export const PARTICULAR_VAT_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-IC-11',
    fields: ['BT-72', 'BG-14'],
    message: say(
      'Bei einer innergemeinschaftlichen Lieferung fehlt, wann geliefert wurde: Tag (BT-72) oder Zeitraum (BG-14).',
      'An intra-Community supply does not say when it was delivered: a day (BT-72) or a period (BG-14).',
    ),
    mend: say('Gib das Lieferdatum oder den Zeitraum an.', 'Give the day of delivery or the period.'),
    find: (invoice) =>
      breachIf(isInBreakdown(invoice, INTRA_COMMUNITY) && !hasDeliveryTime(invoice), 'delivery.date'),
  },
  {
    ...EN,
    id: 'BR-IC-12',
    fields: ['BT-80'],
    message: say(
      'Bei einer innergemeinschaftlichen Lieferung fehlt das Land, in das geliefert wurde (BT-80).',
      'An intra-Community supply does not name the country it was delivered to (BT-80).',
    ),
    mend: say(
      'Gib die Lieferanschrift mit Land an, auch wenn sie die Anschrift des Kunden ist.',
      'Give the address of delivery with its country, even if it is that of the client.',
    ),
    find: (invoice) =>
      breachIf(
        isInBreakdown(invoice, INTRA_COMMUNITY) && !isGiven(invoice.delivery?.address?.country),
        'delivery.address.country',
      ),
  },
  {
    ...EN,
    id: 'BR-B-01',
    fields: ['BT-118', 'BT-40', 'BT-55'],
    message: say(
      'Kategorie B (Steuer führt der Kunde ab) gibt es nur innerhalb Italiens, hier ist ein anderes Land genannt.',
      'Category B (VAT paid by the buyer) exists within Italy only; another country is named here.',
    ),
    mend: say('Wähle einen anderen Steuerfall.', 'Choose another VAT case.'),
    find: (invoice) =>
      breachIf(
        isAnywhere(invoice, SPLIT_PAYMENT) && countriesOf(invoice).some((country) => country !== ITALY),
        'vatBreakdown',
      ),
  },
  {
    ...EN,
    id: 'BR-B-02',
    fields: ['BT-118', 'BT-151', 'BT-95', 'BT-102'],
    message: say(
      'Kategorie B (Steuer führt der Kunde ab) steht neben Kategorie S (steuerpflichtig); beide zusammen gehen nicht.',
      'Category B (VAT paid by the buyer) is next to category S (standard rated); the two do not go together.',
    ),
    mend: say('Schreibe zwei Rechnungen.', 'Write two invoices.'),
    find: (invoice) =>
      breachIf(isAnywhere(invoice, SPLIT_PAYMENT) && isAnywhere(invoice, STANDARD), 'vatBreakdown'),
  },
];

function isInBreakdown({ vatBreakdown }: EInvoice, category: string): boolean {
  return vatBreakdown.some((entry) => codeOf(entry.category) === category);
}

function isAnywhere(invoice: EInvoice, category: string): boolean {
  return isInBreakdown(invoice, category) || USE_KIND_NAMES.some((kind) => isUsed(invoice, kind, category));
}

/** UBL has the code of the tax point (BT-8) within the period, and the official rule is content with it. */
function hasDeliveryTime({ delivery, period, taxPointCode }: EInvoice): boolean {
  return [delivery?.date, period?.start, period?.end, taxPointCode].some(isGiven);
}

function countriesOf({ seller, buyer, taxRepresentative, delivery }: EInvoice): string[] {
  return [seller, buyer, taxRepresentative, delivery]
    .map((party) => codeOf(party?.address?.country))
    .filter((country) => country !== '');
}
