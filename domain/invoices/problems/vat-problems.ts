/** Whether the VAT case of each line fits the business and the client (§§ 3a, 4, 6a, 13b, 14c, 19 UStG). */
import { isEuCountry, vatIdCountry } from '@belegbar/domain/business';
import { type Client, taxPosition, vatTerritory } from '@belegbar/domain/clients';
import type { Problem } from '@belegbar/domain/problem';
import { isTaxedCase, type VatCase } from '../vat-case.ts';
import type { ProblemContext } from './context.ts';
import type { ProblemCode } from './problem-codes.ts';

export function vatProblems(context: ProblemContext): Problem[] {
  return context.draft.lines.flatMap((line, index) => {
    const found = vatFindings(line.vatCase, context.client, context.smallBusiness);
    const field = `lines.${index}.vatCase`;
    return found.map((finding) => ({ field, values: { line: String(index + 1) }, ...finding }));
  });
}

type Finding = Pick<Problem, 'paragraph' | 'severity'> & { code: ProblemCode };
type TaxedClient = Pick<Client, 'country' | 'postCode' | 'isBusiness' | 'vatId'>;

/** What speaks against a VAT case, for certain or likely: by how the business is taxed, and by who the client is. */
export function vatFindings(vatCase: VatCase, client: TaxedClient | null, smallBusiness: boolean): Finding[] {
  return [
    ...regimeFindings(vatCase, smallBusiness),
    ...(client === null ? [] : clientFindings(vatCase, client)),
  ];
}

function regimeFindings(vatCase: VatCase, smallBusiness: boolean): Finding[] {
  if (!smallBusiness) {
    return vatCase === 'smallBusiness'
      ? [blocking('vat.small-business.not-applicable', '§ 19 (1) UStG')]
      : [];
  }
  if (isTaxedCase(vatCase)) return [blocking('vat.small-business.vat-shown', '§ 14c (1) UStG')];
  if (vatCase === 'domesticReverseCharge')
    return [blocking('vat.small-business.reverse-charge', '§ 13b (5) UStG')];
  if (vatCase === 'intraCommunitySupply') {
    return [blocking('vat.small-business.intra-community-supply', '§ 19 (1) UStG')];
  }
  return [];
}

function clientFindings(vatCase: VatCase, client: TaxedClient): Finding[] {
  switch (vatCase) {
    case 'domesticReverseCharge':
      return client.isBusiness ? [] : [blocking('vat.reverse-charge.private-client', '§ 13b (5) UStG')];
    case 'euService':
      return acrossEuFindings('vat.eu-service', '§ 3a (2) UStG', client);
    case 'intraCommunitySupply':
      return acrossEuFindings('vat.intra-community-supply', '§ 6a UStG', client);
    case 'export':
      return exportFindings(client);
    case 'thirdCountryService':
      return thirdCountryFindings(client);
    case 'standard19':
    case 'reduced7':
    case 'zero':
    case 'smallBusiness':
      return placeAbroad(client) ? [likely('vat.taxed.place-abroad', '§ 3a (2) UStG')] : [];
    default:
      return [];
  }
}

/** A VAT id of another state shows an establishment there, whatever the postal address. Northern Ireland is the EU for goods alone. */
function acrossEuFindings(
  prefix: 'vat.eu-service' | 'vat.intra-community-supply',
  paragraph: string,
  client: TaxedClient,
): Finding[] {
  if (!client.isBusiness) return [blocking(`${prefix}.private-client`, paragraph)];
  const idCountry = vatIdCountry(client.vatId);
  if (idCountry === 'GB' && prefix === 'vat.eu-service')
    return [blocking(`${prefix}.client-not-in-eu`, paragraph)];
  const goodsToNorthernIreland = idCountry === 'GB' && prefix === 'vat.intra-community-supply';
  const establishedAbroad = idCountry !== null && idCountry !== 'DE' && isEuCountry(idCountry);
  if (goodsToNorthernIreland || establishedAbroad) return [];
  const territory = vatTerritory(client);
  if (territory === 'domestic') return [blocking(`${prefix}.domestic-client`, paragraph)];
  return territory === 'eu' ? [] : [blocking(`${prefix}.client-not-in-eu`, paragraph)];
}

/** Goods to Northern Ireland stay in the EU. */
function exportFindings(client: TaxedClient): Finding[] {
  const staysInEu = vatTerritory(client) !== 'thirdCountry' || vatIdCountry(client.vatId) === 'GB';
  return staysInEu ? [likely('vat.export.client-in-eu', '§ 6 UStG')] : [];
}

function thirdCountryFindings(client: TaxedClient): Finding[] {
  if (vatTerritory(client) !== 'thirdCountry')
    return [likely('vat.third-country-service.client-in-eu', '§ 3a UStG')];
  if (isEuCountry(vatIdCountry(client.vatId) ?? ''))
    return [likely('vat.third-country-service.eu-vat-id', '§ 3a (2) UStG')];
  return client.isBusiness ? [] : [likely('vat.third-country-service.private-client', '§ 3a (4) UStG')];
}

/**
 * Services to businesses abroad are taxed there: German VAT on them would be owed for nothing (§ 14c (1) UStG), and § 19 UStG frees only
 * what is taxable here. A German VAT id may be that of an establishment here, or no more than a registration; only the user knows.
 */
function placeAbroad(client: TaxedClient): boolean {
  const position = taxPosition(client);
  return position === 'euBusiness' || position === 'thirdCountryBusiness';
}

function blocking(code: ProblemCode, paragraph: string): Finding {
  return { code, paragraph, severity: 'blocking' };
}

function likely(code: ProblemCode, paragraph: string): Finding {
  return { code, paragraph, severity: 'warning' };
}
