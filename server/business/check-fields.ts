/** What is certainly wrong with fields of the profile, and their normal form. */
import {
  type Checked,
  checkBic,
  checkIban,
  checkLeitwegId,
  checkPaypalUsername,
  checkPeppolId,
  checkPostCode,
  checkTaxNumber,
  checkTaxOfficeNumber,
  checkVatId,
  checkWebsite,
  checkWirtschaftsId,
  isCountry,
  letterheadProblem,
} from '@belegbar/domain/business';
import { checkPattern } from '@belegbar/domain/invoices';
import type { Problem } from '@belegbar/domain/problem';
import {
  checkDaysAfterDue,
  DAYS_AFTER_DUE_MAXIMUM,
  REMINDERS_AFTER_DUE_MAXIMUM,
} from '@belegbar/domain/sending';
import { fieldProblem, isMailAddress } from '../platform/field-problem.ts';
import type { EditableFields } from './fields.ts';

type Checks = { [Name in keyof EditableFields]?: (text: string) => Checked };
/** What of the profile decides how others of its fields are read. */
export type Surroundings = Pick<
  EditableFields,
  | 'land'
  | 'country'
  | 'taxNumber'
  | 'extensionFrom'
  | 'extensionUntil'
  | 'numberPattern'
  | 'cancellationNumberPattern'
  | 'creditNoteNumberPattern'
>;

/**
 * The changes in normal form (IBAN and VAT id without blanks), or the problems that block them. `profile` is as it stands after the changes.
 * Unknown things are empty and never a problem here; what is merely unlikely (a tax number's check digit) is left to the screen.
 */
export function checkFields(
  changes: Partial<EditableFields>,
  profile: Surroundings,
): { fields: Partial<EditableFields>; problems: Problem[] } {
  const problems: Problem[] = [];
  const fields: Record<string, unknown> = { ...changes };
  for (const [name, check] of Object.entries(checksOf(profile))) {
    const given = changes[name as keyof EditableFields];
    if (typeof given !== 'string') continue;
    const text = given.trim();
    fields[name] = text;
    if (text === '') continue;
    const checked = check(text);
    if (checked.ok) fields[name] = checked.value;
    else if (checked.certain) problems.push(fieldProblem(name, checked.code));
  }
  problems.push(
    ...countryProblems(changes),
    ...mailProblems(changes),
    ...patternProblems(changes, profile),
    ...letterheadProblems(changes),
    ...reminderProblems(changes),
    ...extensionProblems(changes, profile),
  );
  if (changes.reminderDaysAfterDue !== undefined)
    fields.reminderDaysAfterDue = changes.reminderDaysAfterDue.toSorted((a, b) => a - b);
  return { fields: fields as Partial<EditableFields>, problems };
}

/** By field; what a check gives is stored. */
function checksOf({ land, country, taxNumber }: Surroundings): Checks {
  return {
    iban: checkIban,
    bic: checkBic,
    vatId: vatIdNormalForm,
    website: checkWebsite,
    postCode: (text) => checkPostCode(text, country),
    taxNumber: (text) => {
      const checked = checkTaxNumber(text, land);
      return checked.ok ? { ok: true, value: text } : checked;
    },
    taxOfficeNumber: (text) => checkTaxOfficeNumber(text, { taxNumber, land }),
    wirtschaftsId: checkWirtschaftsId,
    leitwegId: checkLeitwegId,
    peppolId: checkPeppolId,
    paypalUsername: checkPaypalUsername,
  };
}

function vatIdNormalForm(text: string): Checked {
  const checked = checkVatId(text);
  return checked.ok ? { ok: true, value: checked.value.vatId } : checked;
}

function countryProblems({ country }: Partial<EditableFields>): Problem[] {
  return country === undefined || isCountry(country) ? [] : [fieldProblem('country', 'country.unknown')];
}

function mailProblems(changes: Partial<EditableFields>): Problem[] {
  const names = ['email', 'paypalEmail'] as const;
  const wrong = names.filter((name) => !isMailAddress(changes[name] || 'none@example.com'));
  return wrong.map((name) => fieldProblem(name, 'email.form'));
}

/** An own pattern must not be another's, too: their numbers would meet. Empty, it is none. */
function patternProblems(changes: Partial<EditableFields>, profile: Surroundings): Problem[] {
  return PATTERNS.flatMap((field) => {
    const pattern = changes[field];
    if (pattern === undefined || (pattern === '' && field !== 'numberPattern')) return [];
    const isTaken = PATTERNS.some((other) => other !== field && profile[other] === pattern);
    const problems = checkPattern(pattern).map((problem) => ({ ...problem, field }));
    return isTaken ? [...problems, fieldProblem(field, 'number-pattern.same')] : problems;
  });
}

const PATTERNS = ['numberPattern', 'cancellationNumberPattern', 'creditNoteNumberPattern'] as const;

function letterheadProblems({ letterheadLayout }: Partial<EditableFields>): Problem[] {
  const problem = letterheadLayout === undefined ? null : letterheadProblem(letterheadLayout);
  if (problem === null) return [];
  const { measure, code, values } = problem;
  return [{ ...fieldProblem(`letterheadLayout.${measure}`, code), values }];
}

function reminderProblems({ reminderDaysAfterDue: days }: Partial<EditableFields>): Problem[] {
  const checked = days === undefined ? null : checkDaysAfterDue(days);
  if (checked === null || checked.ok) return [];
  const values = { last: String(DAYS_AFTER_DUE_MAXIMUM), maximum: String(REMINDERS_AFTER_DUE_MAXIMUM) };
  return [fieldProblem('reminderDaysAfterDue', checked.code, values)];
}

function extensionProblems(changes: Partial<EditableFields>, profile: Surroundings): Problem[] {
  const { extensionFrom: from, extensionUntil: until } = profile;
  if (until === null || (from !== null && from <= until)) return [];
  const field = changes.extensionUntil === undefined ? 'extensionFrom' : 'extensionUntil';
  return [fieldProblem(field, from === null ? 'extension.not-begun' : 'extension.reversed')];
}
