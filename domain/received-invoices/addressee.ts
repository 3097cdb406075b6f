/** Whether an invoice is meant for the business that received it. */
import { normaliseVatId } from '@belegbar/domain/business';
import type { ReceivedHeader } from './header.ts';
import { nameWords } from './name-words.ts';

/** Who the business is; empty where it has not said. */
export interface Addressee {
  businessName: string;
  fullName: string;
  vatId: string;
}

/**
 * What of the buyer (BG-7) is unlike the business: `vatId` where both have one, else `name`. A name is alike when one of the two
 * holds all words of the other, legal forms aside. What either side does not say is not unlike.
 */
export function addresseeDiffers(
  {
    buyerName,
    buyerTradingName,
    buyerVatId,
  }: Pick<ReceivedHeader, 'buyerName' | 'buyerTradingName' | 'buyerVatId'>,
  own: Addressee,
): ('name' | 'vatId')[] {
  const ownVatId = normaliseVatId(own.vatId);
  const hasBoth = buyerVatId !== '' && ownVatId !== '';
  if (hasBoth && buyerVatId === ownVatId) return [];
  const said = [buyerName, buyerTradingName].map(wordsOf).filter(isSaid);
  const names = [own.businessName, own.fullName].map(wordsOf).filter(isSaid);
  const isNameUnlike =
    said.length > 0 && names.length > 0 && !said.some((one) => names.some((other) => isAlike(one, other)));
  return [...(isNameUnlike ? (['name'] as const) : []), ...(hasBoth ? (['vatId'] as const) : [])];
}

function wordsOf(name: string): Set<string> {
  return new Set(nameWords(name).filter((word) => word.length > 1));
}

function isSaid(words: ReadonlySet<string>): boolean {
  return words.size > 0;
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const holds = (whole: ReadonlySet<string>, part: ReadonlySet<string>) =>
    [...part].every((word) => whole.has(word));
  return holds(one, other) || holds(other, one);
}
