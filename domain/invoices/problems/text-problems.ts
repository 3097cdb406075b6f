/** Characters that have no place in a document: control characters, broken Unicode, and signs that turn text round to mislead the reader. */
import type { Problem } from '@belegbar/domain/problem';
import type { InvoiceDraft } from '../invoice.ts';
import type { ProblemContext } from './context.ts';
import { problem } from './problem.ts';

export function textProblems(context: ProblemContext): Problem[] {
  const characters = textsOf(context)
    .filter(([, text]) => FORBIDDEN.test(text))
    .map(([field]) => problem(field, 'text.characters'));
  return [...characters, ...lengthProblems(context.draft)];
}

/** Some sixty pages: more could not be set while someone waits, and an issued invoice must have its document. */
const LINE_CHARACTERS_MAXIMUM = 200_000;

/** More text in the lines than a document can be made of. */
export function lengthProblems(draft: Pick<InvoiceDraft, 'lines'>): Problem[] {
  const length = draft.lines.reduce((sum, line) => sum + line.description.length + line.details.length, 0);
  return length > LINE_CHARACTERS_MAXIMUM ? [problem('lines', 'lines.text.too-long')] : [];
}

/** Tab and line feed are text; bidirectional overrides and isolates, lone surrogates and non-characters of XML are not. */
const FORBIDDEN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/u;

function textsOf({ draft, client, business }: ProblemContext): [field: string, text: string][] {
  const lines = draft.lines.flatMap((line, index): [string, string][] => [
    [`lines.${index}.description`, line.description],
    [`lines.${index}.details`, line.details],
    [`lines.${index}.exemptionParagraph`, line.exemptionParagraph ?? ''],
  ]);
  return [
    ['title', draft.title],
    ['introduction', draft.introduction],
    ['notes', draft.notes],
    ['reference', draft.reference],
    ['footerText', draft.footerText ?? ''],
    ...lines,
    ...(client === null ? [] : fieldsOf('client', client, CLIENT_TEXTS)),
    ...fieldsOf('business', business, BUSINESS_TEXTS),
  ];
}

const CLIENT_TEXTS = [
  'number',
  'name',
  'contactPerson',
  'email',
  'street',
  'addressAddition',
  'postCode',
  'city',
  'vatId',
] as const;

const BUSINESS_TEXTS = [
  'fullName',
  'businessName',
  'street',
  'addressAddition',
  'postCode',
  'city',
  'email',
  'phone',
  'website',
  'taxNumber',
  'vatId',
  'iban',
  'bic',
  'accountHolder',
  'bankName',
  'footerText',
  'vatDisclaimer',
  'legalFootnotes',
  'paymentNote',
] as const;

function fieldsOf<Key extends string>(
  of: string,
  record: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): [string, string][] {
  return keys.map((key) => [`${of}.${key}`, record[key]]);
}
