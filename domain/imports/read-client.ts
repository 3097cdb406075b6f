/** What a row of a file says of a client. */
import {
  checkBuyerReference,
  checkWebsite,
  isMailAddress,
  writtenBuyerReference,
} from '../business/index.ts';
import {
  BUYER_REFERENCE_MAXIMUM,
  type Client,
  checkClientVatId,
  checkRecipients,
  type MailRecipient,
  RECIPIENTS_MAXIMUM,
} from '../clients/index.ts';
import { restoredPostCode, splitAddress, splitTown } from './address.ts';
import { lineOf, textOf } from './cell.ts';
import { type CellProblem, type ReadAs, type Row, rowOf } from './row.ts';
import type { Mapping } from './targets.ts';
import { readVatCase } from './vat.ts';
import { ADDRESS_WORDS, BUSINESS_WORDS, FORMAT_WORDS, LANGUAGE_WORDS, readWord, YES_WORDS } from './words.ts';

export interface ReadClient {
  /** What the file says; an empty cell says nothing. */
  given: Partial<Client>;
  /** Null where the file says nothing of it. */
  archived: boolean | null;
  problems: CellProblem[];
}

/**
 * A row as a client. What cannot be read is left out with a warning; a VAT id of a wrong form is kept with one. A row without a name, of an
 * unknown country or with signs that no record can hold is refused by a `blocking` problem.
 */
export function readClient(cells: readonly string[], mapping: Mapping, as: ReadAs): ReadClient {
  const row = rowOf(cells, mapping, { line: lineOf, text: textOf });
  const given: Partial<Client> = {};
  const take = <Name extends keyof Client>(name: Name, value: Client[Name] | null) => {
    if (value !== null && value !== '') given[name] = value;
  };
  for (const name of ['number', 'phone', 'addressAddition'] as const) take(name, row.line(name));
  Object.assign(given, nameOf(row));
  take('country', countryOf(row, as));
  Object.assign(given, placeOf(row, given.country ?? 'DE'));
  take('notes', row.text('notes').trim());
  take('language', chosen(row, 'language', LANGUAGE_WORDS));
  take('formOfAddress', chosen(row, 'formOfAddress', ADDRESS_WORDS));
  take('invoiceFormat', chosen(row, 'invoiceFormat', FORMAT_WORDS));
  take('paymentDays', daysOf(row));
  take('vatCase', row.has('vatCase') ? readVatCase(row, as) : null);
  takeChecked(row, given);
  const archived = chosen(row, 'archived', YES_WORDS);
  return { given, archived: archived === null ? null : archived === 'yes', problems: row.problems };
}

/** A person is named first name first; beside a company they are whom to contact. Without a company it is a private person, unless a VAT id or the file says otherwise. */
function nameOf(row: Row): Partial<Client> {
  const person = [row.line('firstName'), row.line('lastName')].filter((part) => part !== '').join(' ');
  const contact = row.line('contactPerson') || person;
  const company = row.line('name');
  const name = company || contact;
  if (name === '') row.block('name', 'name.empty');
  const kind = chosen(row, 'isBusiness', BUSINESS_WORDS) ?? kindByYes(row);
  const isPerson = company === '' && person !== '' && !row.has('vatId');
  return {
    ...(name === '' ? {} : { name }),
    ...(company !== '' && contact !== '' && contact !== company ? { contactPerson: contact } : {}),
    ...(kind !== null ? { isBusiness: kind === 'business' } : isPerson ? { isBusiness: false } : {}),
  };
}

function kindByYes(row: Row): 'business' | 'private' | null {
  const isSaid = readWord(YES_WORDS, row.line('isBusiness'));
  return isSaid === null ? null : isSaid === 'yes' ? 'business' : 'private';
}

function countryOf(row: Row, { countries }: ReadAs): string | null {
  const text = row.line('country');
  if (text === '') return null;
  const code = countries.get(text.toLowerCase());
  if (code === undefined) row.block('country', 'import.country');
  return code ?? null;
}

function placeOf(row: Row, country: string): Partial<Client> {
  const whole = splitTown(row.line('postCodeCity'));
  const line = [row.line('street'), row.line('houseNumber')].filter((part) => part !== '').join(' ');
  const isApart = row.has('postCode') || row.has('city') || row.has('postCodeCity');
  const address = isApart ? null : splitAddress(line);
  const street = address?.street ?? line;
  const city = row.line('city') || whole.city || (address?.city ?? '');
  const typed = row.line('postCode') || whole.postCode || (address?.postCode ?? '');
  const postCode = restoredPostCode(typed.replace(/^(D|DE|A|AT|CH)-(?=\d)/i, ''), country);
  if (postCode !== typed && /^\d{4}$/.test(typed))
    row.warn(row.has('postCode') ? 'postCode' : 'postCodeCity', 'import.post-code-zero');
  return Object.fromEntries(Object.entries({ street, postCode, city }).filter(([, value]) => value !== ''));
}

function daysOf(row: Row): number | null {
  const text = row.line('paymentDays');
  if (text === '') return null;
  const digits = /^(\d{1,3})\s*(tage?|days?|d)?( netto| net)?\.?$/i.exec(text)?.[1];
  const days = Number(digits);
  if (digits !== undefined && days <= 365) return days;
  row.warn('paymentDays', 'import.left-out');
  return null;
}

/** What has a form of its own. */
function takeChecked(row: Row, given: Partial<Client>): void {
  const email = row.line('email').replace(/^mailto:/i, '');
  if (email !== '' && isMailAddress(email)) given.email = email;
  else if (email !== '') row.warn('email', 'import.email-left-out');
  const website = row.line('website');
  if (website !== '' && checkWebsite(website).ok) given.website = website;
  else if (website !== '') row.warn('website', 'import.left-out');
  if (row.has('leitwegId')) takeReference(row, given);
  if (row.has('vatId')) given.vatId = vatIdOf(row, given.country ?? 'DE');
  if (row.has('recipients')) takeRecipients(row, given);
}

/** Left out: a Leitweg-ID that is certainly wrong, what is too long, and what files say where there is none. A doubtful one is taken and told. */
function takeReference(row: Row, given: Partial<Client>): void {
  const text = row.line('leitwegId');
  const checked = checkBuyerReference(text);
  const value = checked.ok ? checked.value : writtenBuyerReference(text);
  const isWrong = !checked.ok && checked.certain;
  if (isWrong || value.length > BUYER_REFERENCE_MAXIMUM || FILLER.test(value))
    row.warn('leitwegId', 'import.left-out');
  else {
    given.leitwegId = value;
    if (!checked.ok) row.warn('leitwegId', checked.code);
  }
}

const FILLER =
  /^(keine?|nein|ohne|entfällt|none|no|null|nil|n\s?\/\s?a|n\.?\s?a|k\.?\s?a|[\p{P}\p{S}\s]+)\.?$/iu;

function vatIdOf(row: Row, country: string): string {
  const vatId = row.line('vatId');
  const checked = checkClientVatId({ vatId, country });
  if (checked.kind === 'possible') return checked.value.vatId;
  if (checked.kind === 'wrong') row.warn('vatId', 'import.vat-id');
  return vatId;
}

/** `first@x.example, cc:second@x.example` */
function takeRecipients(row: Row, given: Partial<Client>): void {
  const listed = row
    .line('recipients')
    .split(/[,;\s]+/)
    .filter((part) => part !== '')
    .map((part): MailRecipient => {
      const isCopy = /^cc:/i.test(part);
      return { kind: isCopy ? 'cc' : 'to', email: part.replace(/^(cc|to):/i, '') };
    });
  const wrong = new Set(
    checkRecipients({ email: given.email ?? '', recipients: listed }).map(({ index }) => index),
  );
  const kept = listed.filter((_, index) => !wrong.has(index)).slice(0, RECIPIENTS_MAXIMUM);
  if (kept.length < listed.length) row.warn('recipients', 'import.email-left-out');
  if (kept.length > 0) given.recipients = kept;
}

function chosen<Value extends string>(
  row: Row,
  target: 'language' | 'formOfAddress' | 'invoiceFormat' | 'archived' | 'isBusiness',
  words: Parameters<typeof readWord<Value>>[0],
): Value | null {
  const text = row.line(target);
  if (text === '') return null;
  const value = readWord(words, text);
  const isYesOrNo = target === 'isBusiness' && readWord(YES_WORDS, text) !== null;
  if (value === null && !isYesOrNo) row.warn(target, 'import.left-out');
  return value;
}
