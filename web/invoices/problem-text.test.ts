import { PROBLEM_CODES } from '@belegbar/domain/invoices';
import { describe, expect, test } from 'vitest';
import de from '../locales/de/invoices.json';
import en from '../locales/en/invoices.json';
import { paragraphIn } from './problem-text.ts';

test.each([
  ['§ 14 (4) No. 2 UStG', '§ 14 Abs. 4 Nr. 2 UStG'],
  ['§ 34a s. 1 No. 4 UStDV', '§ 34a Satz 1 Nr. 4 UStDV'],
  ['EN 16931 BR-27', 'EN 16931 BR-27'],
])('%s is %s in German', (written, german) => {
  expect(paragraphIn('de', written)).toBe(german);
});

describe('every problem the domain can find is said', () => {
  test.each(PROBLEM_CODES)('%s', (code) => {
    expect(textOf(de, code)).toBeTypeOf('string');
    expect(textOf(en, code)).toBeTypeOf('string');
  });
});

function textOf(texts: { problem: unknown }, code: string): unknown {
  return code
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      texts.problem,
    );
}
