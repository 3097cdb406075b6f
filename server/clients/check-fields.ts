/** What is certainly wrong with a client's fields, and their normal form. */
import { checkBuyerReference, checkWebsite, isCountry } from '@belegbar/domain/business';
import { checkClientVatId, checkRecipients } from '@belegbar/domain/clients';
import type { Problem } from '@belegbar/domain/problem';
import { fieldProblem, isMailAddress } from '../platform/field-problem.ts';
import type { EditableFields } from './fields.ts';

/**
 * The client with its e-mail addresses, VAT id and buyer reference in normal form, or the problems that block it.
 * A VAT id is checked for clients in the EU and Northern Ireland; other countries have their own numbers, which are kept as written.
 */
export function checkFields(client: EditableFields): { fields: EditableFields; problems: Problem[] } {
  const problems: Problem[] = [];
  const fields = { ...client };
  fields.number = client.number.trim();
  fields.email = client.email.trim();
  fields.recipients = client.recipients.map(({ kind, email }) => ({ kind, email: email.trim() }));
  for (const { index, code } of checkRecipients(client))
    problems.push(fieldProblem(`recipients.${index}`, code));
  if (client.leitwegId.trim() === '') fields.leitwegId = '';
  else {
    const checked = checkBuyerReference(client.leitwegId);
    if (checked.ok) fields.leitwegId = checked.value;
    else if (checked.certain) problems.push(fieldProblem('leitwegId', checked.code));
  }
  if (client.name.trim() === '') problems.push(fieldProblem('name', 'name.empty'));
  if (fields.email !== '' && !isMailAddress(fields.email)) problems.push(fieldProblem('email', 'email.form'));
  if (client.website.trim() !== '' && !checkWebsite(client.website).ok)
    problems.push(fieldProblem('website', 'website.form'));
  if (!isCountry(client.country)) problems.push(fieldProblem('country', 'country.unknown'));
  const vatId = checkClientVatId(client);
  if (vatId.kind === 'possible') fields.vatId = vatId.value.vatId;
  else if (vatId.kind === 'wrong' && vatId.isCertain) problems.push(fieldProblem('vatId', vatId.code));
  return { fields, problems };
}
