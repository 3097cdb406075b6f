import { expect, test } from 'vitest';
import { paragraphText } from './paragraph.ts';

test.for([
  ['§ 149 (2) AO', '§ 149 Abs. 2 AO'],
  ['Art. 97 § 36 (3) EGAO', 'Art. 97 § 36 Abs. 3 EGAO'],
  ['§ 18a (1) s. 2 UStG', '§ 18a Abs. 1 Satz 2 UStG'],
  ['§ 14 (4) No. 1 UStG', '§ 14 Abs. 4 Nr. 1 UStG'],
] as const)('%s is %s in German', ([english, german]) => {
  expect(paragraphText(english, 'de')).toBe(german);
  expect(paragraphText(english, 'en')).toBe(english);
});
