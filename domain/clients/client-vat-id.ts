/** Whether the VAT id of a client can be right. */
import { type Checked, type CheckedVatId, checkVatId, isEuCountry, vatIdCountry } from '../business/index.ts';
import type { Client } from './client.ts';
import { countsAsFrance } from './vat-territory.ts';

/** What a check of the form can say of a client's VAT id. */
export type ClientVatId =
  | { kind: 'none' }
  /** A country outside the EU has numbers of its own, which are kept as written. */
  | { kind: 'elsewhere' }
  /** `otherCountry`: the state that gives ids of this kind, where the address is in another (ISO 3166-1 alpha-2). */
  | { kind: 'possible'; value: CheckedVatId; otherCountry: string | null }
  | { kind: 'wrong'; code: string; isCertain: boolean };

/** Only the form and, where they are known, check digits: whether an id was given to somebody, only the authority knows. */
export function checkClientVatId(client: Pick<Client, 'vatId' | 'country'>): ClientVatId {
  if (client.vatId.trim() === '') return { kind: 'none' };
  if (!isOfEu(client)) return { kind: 'elsewhere' };
  const checked: Checked<CheckedVatId> = checkVatId(client.vatId);
  if (!checked.ok) return { kind: 'wrong', code: checked.code, isCertain: checked.certain };
  return { kind: 'possible', value: checked.value, otherCountry: otherCountry(client) };
}

function isOfEu(client: Pick<Client, 'vatId' | 'country'>): boolean {
  return isEuCountry(client.country) || countsAsFrance(client) || /^\s*XI/i.test(client.vatId);
}

function otherCountry(client: Pick<Client, 'vatId' | 'country'>): string | null {
  const giver = vatIdCountry(client.vatId);
  const home = countsAsFrance(client) ? 'FR' : client.country;
  return giver === null || giver === home ? null : giver;
}
