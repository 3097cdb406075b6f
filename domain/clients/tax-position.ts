/** Where a client stands for VAT: at home, in the EU or beyond, as a business or as a private person. */
import type { Client } from './client.ts';
import { vatTerritory } from './vat-territory.ts';

export type TaxPosition =
  | 'domesticBusiness'
  | 'domesticPrivate'
  | 'euBusiness'
  | 'euPrivate'
  | 'thirdCountryBusiness'
  | 'thirdCountryPrivate';

/** By where the client is and whether it is a business (§ 3a (1), (2) UStG decide the place of a service by it). */
export function taxPosition(client: Pick<Client, 'country' | 'postCode' | 'isBusiness'>): TaxPosition {
  return `${vatTerritory(client)}${client.isBusiness ? 'Business' : 'Private'}`;
}
