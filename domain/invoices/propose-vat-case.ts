/** Which VAT case a client calls for, and why. The user may choose otherwise. */
import { type Client, taxPosition } from '@belegbar/domain/clients';
import type { VatCase } from './vat-case.ts';

/** Codes of the reasons, to be said in the user's language. */
export const VAT_CASE_REASONS = [
  'small-business',
  'domestic-client',
  'eu-business-service',
  'eu-business-vat-id-missing',
  'eu-private-client',
  'eu-business-goods',
  'third-country-business-service',
  'third-country-private-service',
  'third-country-goods',
  'no-client',
] as const;
export type VatCaseReason = (typeof VAT_CASE_REASONS)[number];

export interface VatCaseProposal {
  vatCase: VatCase;
  because: VatCaseReason;
}

/**
 * Proposes the VAT case of a line. Goods and services go different ways across the border; without `kindOfSupply` it is a service.
 * A small business uses § 19 UStG wherever the supply is taxable at home; the place of a service abroad is decided before that (§ 3a (2) UStG).
 */
export function proposeVatCase(supply: {
  client: Pick<Client, 'country' | 'isBusiness' | 'vatId'> | null;
  smallBusiness: boolean;
  kindOfSupply?: 'service' | 'goods';
}): VatCaseProposal {
  const { client, smallBusiness, kindOfSupply = 'service' } = supply;
  if (client === null) return atHome(smallBusiness, 'no-client');
  const proposal = kindOfSupply === 'service' ? proposeForService(client) : proposeForGoods(client);
  if (smallBusiness && (kindOfSupply === 'goods' || proposal.vatCase === 'standard19')) {
    return { vatCase: 'smallBusiness', because: 'small-business' };
  }
  return proposal;
}

function proposeForService(client: Pick<Client, 'country' | 'isBusiness' | 'vatId'>): VatCaseProposal {
  switch (taxPosition(client)) {
    case 'domesticBusiness':
    case 'domesticPrivate':
      return { vatCase: 'standard19', because: 'domestic-client' };
    case 'euBusiness':
      return {
        vatCase: 'euService',
        because: client.vatId === '' ? 'eu-business-vat-id-missing' : 'eu-business-service',
      };
    case 'euPrivate':
      return { vatCase: 'standard19', because: 'eu-private-client' };
    case 'thirdCountryBusiness':
      return { vatCase: 'thirdCountryService', because: 'third-country-business-service' };
    // § 3a (1) UStG: taxed at home, but for the services named in § 3a (4).
    case 'thirdCountryPrivate':
      return { vatCase: 'standard19', because: 'third-country-private-service' };
  }
}

function proposeForGoods(client: Pick<Client, 'country' | 'isBusiness' | 'vatId'>): VatCaseProposal {
  // Northern Ireland counts as the EU for goods; its VAT ids begin with XI.
  if (client.isBusiness && client.vatId.startsWith('XI')) {
    return { vatCase: 'intraCommunitySupply', because: 'eu-business-goods' };
  }
  switch (taxPosition(client)) {
    case 'domesticBusiness':
    case 'domesticPrivate':
      return { vatCase: 'standard19', because: 'domestic-client' };
    case 'euBusiness':
      return {
        vatCase: 'intraCommunitySupply',
        because: client.vatId === '' ? 'eu-business-vat-id-missing' : 'eu-business-goods',
      };
    case 'euPrivate':
      return { vatCase: 'standard19', because: 'eu-private-client' };
    case 'thirdCountryBusiness':
    case 'thirdCountryPrivate':
      return { vatCase: 'export', because: 'third-country-goods' };
  }
}

function atHome(smallBusiness: boolean, because: VatCaseReason): VatCaseProposal {
  return smallBusiness
    ? { vatCase: 'smallBusiness', because: 'small-business' }
    : { vatCase: 'standard19', because };
}
