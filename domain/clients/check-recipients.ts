/** What is wrong with the further addresses of a client. */
import { isMailAddress } from '../business/index.ts';
import type { Client } from './client.ts';

export interface RecipientProblem {
  /** Place in the list. */
  index: number;
  code: 'email.form' | 'email.twice';
}

/** Each must look like an address and stand once, the main one included; capitals do not tell addresses apart. */
export function checkRecipients({
  email,
  recipients,
}: Pick<Client, 'email' | 'recipients'>): RecipientProblem[] {
  const seen = new Set([folded(email)]);
  return recipients.flatMap((recipient, index): RecipientProblem[] => {
    if (!isMailAddress(recipient.email)) return [{ index, code: 'email.form' }];
    if (seen.has(folded(recipient.email))) return [{ index, code: 'email.twice' }];
    seen.add(folded(recipient.email));
    return [];
  });
}

function folded(email: string): string {
  return email.trim().toLowerCase();
}
