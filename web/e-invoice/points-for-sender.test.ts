/** What the sender of a faulty file is sent. */
import { expect, test } from 'vitest';
import { pointsOf } from './points-for-sender.ts';

const group = {
  severity: 'fatal',
  source: 'EN 16931',
  mend: 'Trag die Nummer ein.',
  count: 1,
} as const;

test('each rule is one point with its messages, its number and its terms, without advice to the user', () => {
  const text = pointsOf([
    {
      ...group,
      rule: 'BR-02',
      fields: ['BT-1'],
      messages: [{ text: 'Die Rechnung hat keine Nummer.', place: 'head' }],
    },
    {
      ...group,
      rule: 'BR-CO-15',
      fields: ['BT-112', 'BT-109'],
      messages: [
        { text: 'Das Brutto stimmt nicht.', place: 'totals' },
        { text: 'Auch in Euro nicht.', place: 'totals' },
      ],
    },
  ]);
  expect(text).toBe(
    '1. Die Rechnung hat keine Nummer. (BR-02, BT-1)\n' +
      '2. Das Brutto stimmt nicht. Auch in Euro nicht. (BR-CO-15, BT-112, BT-109)',
  );
});
