/** Which VAT case a client calls for, and why. The user may choose otherwise. */
import { isEuCountry, vatIdCountry } from '@belegbar/domain/business';
import { type Client, countsAsFrance, isSpecialTerritory, taxPosition } from '@belegbar/domain/clients';
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
  'eu-business-domestic-vat-id',
  'northern-ireland-goods',
  'monaco',
  'special-territory',
] as const;
export type VatCaseReason = (typeof VAT_CASE_REASONS)[number];

export interface VatCaseProposal {
  vatCase: VatCase;
  because: VatCaseReason;
}

type TaxedClient = Pick<Client, 'country' | 'postCode' | 'isBusiness' | 'vatId'>;

/**
 * Proposes the VAT case of a line. Goods and services go different ways across the border; without `kindOfSupply` it is a service.
 * A small business uses § 19 UStG wherever the supply is taxable at home; the place of a service abroad is decided before that (§ 3a (2) UStG).
 */
export function proposeVatCase(supply: {
  client: TaxedClient | null;
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

function proposeForService(client: TaxedClient): VatCaseProposal {
  switch (taxPosition(client)) {
    case 'domesticBusiness':
    case 'domesticPrivate':
      return { vatCase: 'standard19', because: 'domestic-client' };
    case 'euBusiness':
      return proposeAcrossEu(client, 'euService');
    case 'euPrivate':
      return { vatCase: 'standard19', because: 'eu-private-client' };
    case 'thirdCountryBusiness':
      return {
        vatCase: 'thirdCountryService',
        because: isSpecialTerritory(client) ? 'special-territory' : 'third-country-business-service',
      };
    // § 3a (1) UStG: taxed at home, but for the services named in § 3a (4).
    case 'thirdCountryPrivate':
      return { vatCase: 'standard19', because: 'third-country-private-service' };
  }
}

function proposeForGoods(client: TaxedClient): VatCaseProposal {
  // Northern Ireland counts as the EU for goods; its VAT ids begin with XI.
  if (client.isBusiness && vatIdCountry(client.vatId) === 'GB') {
    return { vatCase: 'intraCommunitySupply', because: 'northern-ireland-goods' };
  }
  switch (taxPosition(client)) {
    case 'domesticBusiness':
    case 'domesticPrivate':
      return { vatCase: 'standard19', because: 'domestic-client' };
    case 'euBusiness':
      return proposeAcrossEu(client, 'intraCommunitySupply');
    case 'euPrivate':
      return { vatCase: 'standard19', because: 'eu-private-client' };
    case 'thirdCountryBusiness':
    case 'thirdCountryPrivate':
      return {
        vatCase: 'export',
        because: isSpecialTerritory(client) ? 'special-territory' : 'third-country-goods',
      };
  }
}

/** Neither is possible without the VAT id of another state (§§ 6a (1) No. 4, 14a (1), 18a UStG); with a German one it stays a supply at home. */
function proposeAcrossEu(
  client: TaxedClient,
  vatCase: 'euService' | 'intraCommunitySupply',
): VatCaseProposal {
  const idCountry = vatIdCountry(client.vatId);
  if (idCountry === 'DE') return { vatCase: 'standard19', because: 'eu-business-domestic-vat-id' };
  if (idCountry === null || !isEuCountry(idCountry))
    return { vatCase, because: 'eu-business-vat-id-missing' };
  if (countsAsFrance(client)) return { vatCase, because: 'monaco' };
  return { vatCase, because: vatCase === 'euService' ? 'eu-business-service' : 'eu-business-goods' };
}

function atHome(smallBusiness: boolean, because: VatCaseReason): VatCaseProposal {
  return smallBusiness
    ? { vatCase: 'smallBusiness', because: 'small-business' }
    : { vatCase: 'standard19', because };
}
