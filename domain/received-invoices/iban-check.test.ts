/** An account beside those of other invoices: when it is known, and when somebody may have forged it. */
import { describe, expect, test } from 'vitest';
import { compareAccounts } from './index.ts';

const [OWN, OTHER] = ['DE89370400440532013000', 'DE02120300000000202051'];
const VAT_ID = 'id:DE136695976';
const NAME = 'name:papierhaus';

/** Keys of the sender, then accounts. */
type Said = [keys: string[], ...ibans: string[]];
const said = ([keys, ...ibans]: Said) => ({ keys, ibans });

describe('an account', () => {
  test.for<[string, Said, Said[], string]>([
    ['of a sender who never sent anything', [[VAT_ID], OWN], [], 'newSender'],
    ['of a sender who names nothing', [[], OWN], [], 'newSender'],
    [
      'that others of the sender name',
      [[VAT_ID], OWN],
      [
        [[VAT_ID], OTHER],
        [[VAT_ID], OWN],
      ],
      'known',
    ],
    ['that no other of the sender names', [[VAT_ID], OWN], [[[VAT_ID], OTHER]], 'changed'],
    ['beside a known one', [[VAT_ID], OWN, OTHER], [[[VAT_ID], OWN]], 'changed'],
    ['that is not named at all', [[VAT_ID]], [[[VAT_ID], OWN]], 'none'],
    ['of a sender whose others name none', [[VAT_ID], OWN], [[[VAT_ID]]], 'newSender'],
    ['of a sender with a new name', [[VAT_ID, 'name:x'], OWN], [[[VAT_ID, NAME], OWN]], 'known'],
    [
      'that only one of two names of the firm had',
      [[VAT_ID, NAME], OTHER],
      [
        [[VAT_ID, NAME], OWN],
        [[VAT_ID, 'name:x'], OTHER],
      ],
      'known',
    ],
    // Only the name agrees.
    ['under a known name without its VAT id', [[NAME], OTHER], [[[VAT_ID, NAME], OWN]], 'namesake'],
    ['under a known name with another VAT id', [['id:X', NAME], OTHER], [[[VAT_ID, NAME], OWN]], 'namesake'],
    ['of a known name that has got a VAT id', [[VAT_ID, NAME], OWN], [[[NAME], OWN]], 'known'],
    [
      'of the second of two firms of one name',
      [['id:X', NAME], OTHER],
      [
        [[VAT_ID, NAME], OWN],
        [['id:X', NAME], OTHER],
      ],
      'known',
    ],
    // Somebody who is known goes by the name of somebody else.
    [
      'of another sender under a known name',
      [['id:X', NAME], OTHER],
      [
        [[VAT_ID, NAME], OWN],
        [['id:X', 'name:x'], OTHER],
      ],
      'namesake',
    ],
    [
      'of another sender as the trading name',
      [['id:X', 'name:x', NAME], OTHER],
      [
        [[VAT_ID, NAME], OWN],
        [['id:X', 'name:x'], OTHER],
      ],
      'namesake',
    ],
    [
      'of one who sent that name without an account',
      [['id:X', NAME], OTHER],
      [[[VAT_ID, NAME], OWN], [['id:X', NAME]]],
      'namesake',
    ],
    [
      'of another tax number beside the VAT id',
      [[VAT_ID, 'id:2', NAME], OTHER],
      [
        [[VAT_ID, NAME], OWN],
        [['id:2'], OTHER],
      ],
      'changed',
    ],
  ])('%s', ([, own, others, verdict]) => {
    expect(compareAccounts(said(own), others.map(said)).verdict).toBe(verdict);
  });

  test('is told apart from those beside it', () => {
    const { accounts } = compareAccounts(said([[VAT_ID], OWN, 'DE00']), [said([[VAT_ID], OWN])]);
    expect(accounts).toEqual([
      { iban: OWN, isValid: true, isKnown: true },
      { iban: 'DE00', isValid: false, isKnown: false },
    ]);
  });
});
