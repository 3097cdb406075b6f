/** What is certainly wrong with a client's fields, and their normal form. */
import { checkVatId, checkWebsite, isCountry, isEuCountry } from '@belegbar/domain/business';
import { countsAsFrance } from '@belegbar/domain/clients';
import type { Problem } from '@belegbar/domain/invoices';
import { fieldProblem, isMailAddress } from '../platform/field-problem.ts';
import type { EditableFields } from './fields.ts';

/**
 * The client with its VAT id in normal form, or the problems that block it.
 * A VAT id is checked for clients in the EU and Northern Ireland; other countries have their own numbers, which are kept as written.
 */
export function checkFields(client: EditableFields): { fields: EditableFields; problems: Problem[] } {
  const problems: Problem[] = [];
  const fields = { ...client };
  if (client.name.trim() === '') problems.push(fieldProblem('name', 'name.empty'));
  if (client.email !== '' && !isMailAddress(client.email)) problems.push(fieldProblem('email', 'email.form'));
  if (client.website.trim() !== '' && !checkWebsite(client.website).ok)
    problems.push(fieldProblem('website', 'website.form'));
  if (!isCountry(client.country)) problems.push(fieldProblem('country', 'country.unknown'));
  if (client.vatId.trim() !== '' && hasEuVatId(client)) {
    const checked = checkVatId(client.vatId);
    if (checked.ok) fields.vatId = checked.value.vatId;
    else if (checked.certain) problems.push(fieldProblem('vatId', checked.code));
  }
  return { fields, problems };
}

function hasEuVatId(client: EditableFields): boolean {
  return isEuCountry(client.country) || countsAsFrance(client) || /^\s*XI/i.test(client.vatId);
}
