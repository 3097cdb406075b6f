/** Which VAT case a client calls for, and why. The user may choose otherwise. */
import { isEuCountry, type StandardVatRate, vatIdCountry } from '@belegbar/domain/business';
import { type Client, countsAsFrance, isSpecialTerritory, taxPosition } from '@belegbar/domain/clients';
import { vatFindings } from './problems/vat-problems.ts';
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
  'client-default',
] as const;
export type VatCaseReason = (typeof VAT_CASE_REASONS)[number];

export interface VatCaseProposal {
  vatCase: VatCase;
  because: VatCaseReason;
  /** The client's own VAT case, where it does not fit and so was not proposed. */
  unfit?: VatCase;
}

type TaxedClient = Pick<Client, 'country' | 'postCode' | 'isBusiness' | 'vatId'> &
  Partial<Pick<Client, 'vatCase'>>;

/**
 * Proposes the VAT case of a line. Goods and services go different ways across the border; without `kindOfSupply` it is a service.
 * A VAT case of the client's own comes first, but only where the checks of an invoice find nothing against it.
 * A small business uses § 19 UStG wherever the supply is taxable at home; the place of a service abroad is decided before that (§ 3a (2) UStG).
 */
export function proposeVatCase(supply: {
  client: TaxedClient | null;
  smallBusiness: boolean;
  kindOfSupply?: 'service' | 'goods';
  /** The business's own rate, where the supply is taxed at home. */
  standardVatRate?: StandardVatRate;
}): VatCaseProposal {
  const { client, smallBusiness, kindOfSupply = 'service', standardVatRate = 19 } = supply;
  if (client === null) return atRate(atHome(smallBusiness, 'no-client'), standardVatRate);
  const proposal = atRate(proposeByLaw(client, smallBusiness, kindOfSupply), standardVatRate);
  const own = client.vatCase ?? null;
  if (own === null || own === proposal.vatCase) return proposal;
  const isUnfit = vatFindings(own, client, smallBusiness).some(({ code }) => code !== ONLY_THE_USER_KNOWS);
  return isUnfit ? { ...proposal, unfit: own } : { vatCase: own, because: 'client-default' };
}

function atRate(proposal: VatCaseProposal, rate: StandardVatRate): VatCaseProposal {
  return proposal.vatCase === 'standard19' ? { ...proposal, vatCase: CASE_OF_RATE[rate] } : proposal;
}

/** The VAT case of a percentage (§ 12 (1), (2), (3) UStG). */
export const CASE_OF_RATE = {
  19: 'standard19',
  7: 'reduced7',
  0: 'zero',
} as const satisfies Record<StandardVatRate, VatCase>;

/** Whether a service to a private person abroad is one of those in § 3a (4) UStG. */
const ONLY_THE_USER_KNOWS = 'vat.third-country-service.private-client';

function proposeByLaw(
  client: TaxedClient,
  smallBusiness: boolean,
  kindOfSupply: 'service' | 'goods',
): VatCaseProposal {
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
