import type { LoadedBusiness } from '../business/index.ts';

/** Who writes an own receipt, in the lines of its head: name, address and tax number, of which what is empty is left out. */
export function issuerOf(business: LoadedBusiness): string[] {
  const { fullName, businessName, street, addressAddition, postCode, city, taxNumber } = business;
  return [
    businessName,
    fullName === businessName ? '' : fullName,
    street,
    addressAddition,
    `${postCode} ${city}`.trim(),
    taxNumber === '' ? '' : `Steuernummer ${taxNumber}`,
  ].filter((line) => line !== '');
}
