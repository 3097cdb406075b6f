/** Where a client stands for VAT: at home, in the EU or beyond, as a business or as a private person. */
import { isEuCountry } from '../business/index.ts';
import type { Client } from './client.ts';

export type TaxPosition =
  | 'domesticBusiness'
  | 'domesticPrivate'
  | 'euBusiness'
  | 'euPrivate'
  | 'thirdCountryBusiness'
  | 'thirdCountryPrivate';

/** By the client's country and whether it is a business (§ 3a (1), (2) UStG decide the place of a service by it). */
export function taxPosition(client: Pick<Client, 'country' | 'isBusiness'>): TaxPosition {
  const kind = client.isBusiness ? 'Business' : 'Private';
  if (client.country === 'DE') return `domestic${kind}`;
  return isEuCountry(client.country) ? `eu${kind}` : `thirdCountry${kind}`;
}
