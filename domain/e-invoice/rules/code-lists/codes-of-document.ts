/** Rules that codes of the document are on their lists: BR-CL for types, currencies, countries, payment, notes and attachments. */
import { say } from '../finding.ts';
import { isExtension } from '../specification.ts';
import type { CodeRule } from './code-rule.ts';
import { at, ofItems, ofLines } from './coded.ts';
import { DOCUMENT_TYPES, MEDIA_TYPES, PAYMENT_MEANS, TAX_POINT_CODES } from './documents.ts';
import { COUNTRIES, CURRENCIES } from './places.ts';
import { NOTE_SUBJECTS, OBJECT_SCHEMES } from './texts.ts';

export const DOCUMENT_CODES: readonly CodeRule[] = [
  {
    id: 'BR-CL-01',
    fields: ['BT-3'],
    name: say('die Art des Dokuments', 'the type of document'),
    list: 'UNTDID 1001',
    codes: DOCUMENT_TYPES,
    find: ({ typeCode }) => at('typeCode', typeCode),
  },
  {
    id: 'BR-CL-04',
    fields: ['BT-5'],
    name: say('die Währung', 'the currency'),
    list: 'ISO 4217',
    codes: CURRENCIES,
    find: ({ currency }) => at('currency', currency),
  },
  {
    id: 'BR-CL-05',
    fields: ['BT-6'],
    name: say('die Währung der Steuer', 'the accounting currency'),
    list: 'ISO 4217',
    codes: CURRENCIES,
    find: ({ accountingCurrency }) => at('accountingCurrency', accountingCurrency),
  },
  {
    id: 'BR-CL-06',
    fields: ['BT-8'],
    name: say('den Tag der Steuerentstehung', 'the tax point'),
    list: 'UNTDID 2005',
    codes: TAX_POINT_CODES,
    find: ({ taxPointCode }) => at('taxPointCode', taxPointCode),
  },
  {
    id: 'BR-CL-07',
    fields: ['BT-18-1', 'BT-128-1'],
    name: say('das Kennzeichen des abgerechneten Objekts', 'the identifier of the invoiced object'),
    list: 'UNTDID 1153',
    codes: OBJECT_SCHEMES,
    // In UBL a line may refer to other documents as well, which only the file tells apart.
    find: ({ invoicedObject, lines }, family) => [
      ...at('invoicedObject.scheme', invoicedObject?.scheme),
      ...(family === 'ubl'
        ? []
        : ofLines(lines, ({ object }, path) => at(`${path}.object.scheme`, object?.scheme))),
    ],
  },
  {
    id: 'BR-CL-08',
    fields: ['BT-21'],
    name: say('das Thema eines Hinweises', 'the subject of a note'),
    list: 'UNTDID 4451',
    codes: NOTE_SUBJECTS,
    find: ({ notes }) => ofItems(notes, 'notes', ({ subject }, path) => at(`${path}.subject`, subject)),
  },
  {
    id: 'BR-CL-14',
    fields: ['BT-40', 'BT-55', 'BT-69', 'BT-80'],
    name: say('ein Land', 'a country'),
    list: 'ISO 3166-1',
    codes: COUNTRIES,
    find: (invoice) =>
      (['seller', 'buyer', 'taxRepresentative', 'delivery'] as const).flatMap((party) =>
        at(`${party}.address.country`, invoice[party]?.address?.country),
      ),
  },
  {
    id: 'BR-CL-16',
    fields: ['BT-81'],
    name: say('die Zahlungsart', 'the means of payment'),
    list: 'UNTDID 4461',
    codes: PAYMENT_MEANS,
    find: ({ payments }) => ofItems(payments, 'payments', ({ code }, path) => at(`${path}.code`, code)),
  },
  {
    id: 'BR-CL-24',
    fields: ['BT-125-1'],
    name: say('das Dateiformat eines Anhangs', 'the file format of an attachment'),
    list: 'PDF, PNG, JPEG, CSV, XLSX, ODS',
    codes: MEDIA_TYPES,
    // In the extension of XRechnung BR-DEX-01 takes its place.
    find: (invoice) =>
      isExtension(invoice)
        ? []
        : ofItems(invoice.documents, 'documents', ({ file }, path) =>
            at(`${path}.file.mediaType`, file?.mediaType),
          ),
  },
];
