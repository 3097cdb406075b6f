/** An entry that stands for an asset. */
import type { NewEntry } from '@belegbar/domain/journal';
import { ZERO } from '@belegbar/domain/money';
import type { Asset } from './asset.ts';

type Said = Pick<NewEntry, 'basis' | 'kind' | 'bookedOn' | 'category' | 'net'> &
  Partial<Pick<NewEntry, 'vat' | 'taxCode' | 'scheme' | 'taxPoint' | 'exemptionParagraph'>>;

/** Without VAT and in no return of VAT, unless said. */
export function entryOf({ id, number, description }: Asset, said: Said): NewEntry {
  return {
    serviceFrom: said.bookedOn,
    serviceTo: said.bookedOn,
    taxPoint: null,
    taxCode: 'inputNone',
    scheme: 'regular',
    vat: ZERO,
    counterpartyVatId: '',
    counterparty: description,
    document: { kind: 'asset', id, number },
    reverses: null,
    exemptionParagraph: null,
    ...said,
  };
}
