/** By what the invoices of one sender are known. */
import type { ReceivedHeader } from './header.ts';
import { nameWords } from './name-words.ts';

/** `id:` and a number of the tax office, which one sender has; or `name:` and a name, which several may have. */
export type SenderKey = string;

/**
 * All of VAT id (BT-31), tax number (BT-32), name and trading name (BT-27, BT-28) that the invoice says, as they compare. The country is no
 * part of the name: who forges an invoice writes any.
 */
export function senderKeys(
  header: Pick<ReceivedHeader, 'sellerVatId' | 'sellerTaxNumber' | 'sellerName' | 'sellerTradingName'>,
): SenderKey[] {
  const ids = [header.sellerVatId, header.sellerTaxNumber].map(plainId).filter(isDistinctive);
  const names = [header.sellerName, header.sellerTradingName].map((name) => nameWords(name).join(''));
  const keys = [
    ...ids.map((id) => `id:${id}`),
    ...names.filter((name) => name !== '').map((name) => `name:${name}`),
  ];
  return [...new Set(keys)];
}

/** Whether the key is a number that only one sender has. */
export function isIdKey(key: SenderKey): boolean {
  return key.startsWith('id:');
}

/** Whether two invoices may be of one sender: any key is the same. */
export function haveCommonSender(one: readonly SenderKey[], other: readonly SenderKey[]): boolean {
  return one.some((key) => other.includes(key));
}

function plainId(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Placeholders such as `n/a` or `000/000/00000` are no number of anybody. */
function isDistinctive(id: string): boolean {
  const digits = id.match(/\d/g) ?? [];
  return digits.length >= 3 && new Set(digits).size > 1;
}
