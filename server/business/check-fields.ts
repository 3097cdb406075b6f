/** What is certainly wrong with fields of the profile, and their normal form. */
import {
  type Checked,
  checkBic,
  checkIban,
  checkTaxNumber,
  checkVatId,
  checkWebsite,
  isCountry,
} from '@belegbar/domain/business';
import { checkPattern, type Problem } from '@belegbar/domain/invoices';
import { fieldProblem, isMailAddress } from '../platform/field-problem.ts';
import type { EditableFields } from './fields.ts';

/**
 * The changes in normal form (IBAN and VAT id without blanks), or the problems that block them.
 * Unknown things are empty and never a problem here; what is merely unlikely (a tax number's check digit) is left to the screen.
 */
export function checkFields(
  changes: Partial<EditableFields>,
  land: EditableFields['land'],
): { fields: Partial<EditableFields>; problems: Problem[] } {
  const problems: Problem[] = [];
  const fields = { ...changes };
  const check = (name: 'iban' | 'bic' | 'vatId' | 'website', normalForm: (text: string) => Checked) => {
    const text = changes[name]?.trim();
    if (text === undefined) return;
    fields[name] = text;
    if (text === '') return;
    const checked = normalForm(text);
    if (checked.ok) fields[name] = checked.value;
    else if (checked.certain) problems.push(fieldProblem(name, checked.code));
  };
  check('iban', checkIban);
  check('bic', checkBic);
  check('vatId', vatIdNormalForm);
  check('website', checkWebsite);
  if (changes.country !== undefined && !isCountry(changes.country))
    problems.push(fieldProblem('country', 'country.unknown'));
  problems.push(...taxNumberProblems(changes, land), ...mailProblems(changes), ...patternProblems(changes));
  return { fields, problems };
}

function vatIdNormalForm(text: string): Checked {
  const checked = checkVatId(text);
  return checked.ok ? { ok: true, value: checked.value.vatId } : checked;
}

function taxNumberProblems(changes: Partial<EditableFields>, land: EditableFields['land']): Problem[] {
  if (changes.taxNumber === undefined || changes.taxNumber.trim() === '') return [];
  const checked = checkTaxNumber(changes.taxNumber, land);
  return checked.ok || !checked.certain ? [] : [fieldProblem('taxNumber', checked.code)];
}

function mailProblems(changes: Partial<EditableFields>): Problem[] {
  const email = changes.email ?? '';
  return email === '' || isMailAddress(email) ? [] : [fieldProblem('email', 'email.form')];
}

function patternProblems(changes: Partial<EditableFields>): Problem[] {
  if (changes.numberPattern === undefined) return [];
  return checkPattern(changes.numberPattern).map((problem) => ({ ...problem, field: 'numberPattern' }));
}
