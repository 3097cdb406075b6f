import { expect, test } from 'vitest';
import { type LetterheadLayout, letterheadProblem, USUAL_LETTERHEAD, withWindow } from './index.ts';

const layout = (changes: Partial<LetterheadLayout>) => ({ ...USUAL_LETTERHEAD, ...changes });

test.each<[string, Partial<LetterheadLayout>]>([
  ['the usual measures', {}],
  ['the least margins', { left: 15, right: 10, topLater: 15, bottom: 15 }],
  // 210 - 70 - 20 = 120
  ['a text of just 120 mm', { left: 70, right: 20 }],
  ['a text that begins high without the window', { window: false, top: 40 }],
])('%s are fine', (_, changes) => {
  expect(letterheadProblem(layout(changes))).toBeNull();
});

test.each<[string, Partial<LetterheadLayout>, string, string]>([
  ['a text into the punch holes', { left: 14 }, 'left', 'letterhead.range'],
  ['a text off the paper', { right: 0 }, 'right', 'letterhead.range'],
  ['half a millimetre', { bottom: 20.5 }, 'bottom', 'letterhead.range'],
  ['no number', { top: Number.NaN }, 'top', 'letterhead.range'],
  ['a column too narrow for the lines', { left: 70, right: 21 }, 'right', 'letterhead.width'],
  ['a title in the window of the envelope', { top: 97 }, 'top', 'letterhead.window'],
])('%s is refused where it stands', (_, changes, measure, code) => {
  expect(letterheadProblem(layout(changes))).toMatchObject({ measure, code });
});

test('a text that began too high makes way for the window of the envelope', () => {
  const high = layout({ window: false, top: 50 });
  expect(letterheadProblem({ ...high, window: true })).toMatchObject({ measure: 'top' });
  // The address of form B ends at 45 + 45 = 90 mm; 8 mm stay free below it.
  expect(withWindow(high, true)).toEqual({ ...high, window: true, top: 98 });
  expect(withWindow(layout({ window: false, top: 120 }), true)).toEqual(layout({ top: 120 }));
  expect(withWindow(layout({ top: 120 }), false)).toEqual(layout({ window: false, top: 120 }));
});
