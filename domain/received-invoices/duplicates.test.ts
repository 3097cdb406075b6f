/** Which other invoice makes one a likely duplicate, of those with a common sender, number and day. */
import { expect, test } from 'vitest';
import { type AlikeInvoice, originalOf } from './index.ts';

const one = (id: string, says: Partial<AlikeInvoice> = {}): AlikeInvoice => ({
  id,
  state: 'toReview',
  setAsideReason: null,
  likelyDuplicateOf: null,
  ...says,
});
const aside = (
  id: string,
  setAsideReason: AlikeInvoice['setAsideReason'],
  likelyDuplicateOf: string | null = null,
) => one(id, { state: 'setAside', setAsideReason, likelyDuplicateOf });
const booked = (id: string) => one(id, { state: 'booked' });

test.for<[string, AlikeInvoice[], string | null]>([
  ['none is there', [], null],
  ['one came before', [one('1')], '1'],
  ['one came later', [one('7')], null],
  ['one is booked that came later', [one('1'), booked('7')], '7'],
  ['one is booked elsewhere', [aside('1', 'bookedElsewhere')], '1'],
  ['one is a duplicate of something that is not here', [aside('1', 'duplicate')], '1'],
  ['one is a duplicate of another', [aside('1', 'duplicate', '0')], '1'],
  ['one was put away as the duplicate of this very one', [aside('7', 'duplicate', '5')], null],
  ['one was put away for another reason', [aside('1', 'other')], '1'],
  ['one waits and one is booked elsewhere', [aside('1', 'bookedElsewhere'), one('2')], '2'],
  ['one was not for the user, one is no invoice', [aside('1', 'notMine'), aside('2', 'notAnInvoice')], null],
])('where %s', ([, alike, original]) => {
  expect(originalOf('5', alike)).toBe(original);
});
