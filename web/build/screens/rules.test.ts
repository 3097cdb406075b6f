import { expect, test } from 'vitest';
import { rulesOf } from './frame.ts';
import { rulesFor } from './rules.ts';

/** The rules of the sheet that hold for the markup. */
function held(sheet: string, markup: string): string[] {
  return rulesFor(markup, rulesOf(sheet));
}

const BUTTON = '<button class="button wide">Neu</button>';

test.each([
  ['a rule of all', 'body{margin:0}'],
  ['one of a class', '.button{color:red}'],
  ['of a class in a state', '.button:hover:not([data-disabled]){color:red}'],
  ['of a class within one', '.wide .button{color:red}'],
  ['of a class that is not there, in a negation', '.button:not(.narrow){color:red}'],
  ['of one class or another', ':is(.button,.link){color:red}'],
  ['of a class, or of another one', '.link,.button{color:red}'],
  ['of a state of the page', ':where([data-scheme=dark]) .button{color:red}'],
  ['of a name that is escaped', '.but\\ton{color:red}'],
  ['a face', '@font-face{font-family:A;src:url(a.woff2)}'],
])('%s is kept: %s', (_, rule) => {
  expect(held(rule, BUTTON)).toEqual([rule]);
});

test.each([
  ['of another class', '.link{color:red}'],
  ['of a class within one that is not there', '.dialog .button{color:red}'],
  ['of two classes, one of which is there', '.button.narrow{color:red}'],
  ['of two others', '.link,.card{color:red}'],
  ['a motion that nothing asks for', '@keyframes turn{to{rotate:1turn}}'],
])('a rule %s is left out: %s', (_, rule) => {
  expect(held(rule, BUTTON)).toEqual([]);
});

test('conditions stay around a rule, and a motion comes with who asks for it', () => {
  const sheet =
    '@media (width<600px){.link{color:red}.button{color:red;animation:turn 1s}}@keyframes turn{to{rotate:1turn}}';
  expect(held(sheet, BUTTON)).toEqual([
    '@media (width<600px){.button{color:red;animation:turn 1s}}',
    '@keyframes turn{to{rotate:1turn}}',
  ]);
});

test('rules keep the order of the sheet, on which it depends which of them holds', () => {
  const sheet = '.wide{color:red}.link{color:blue}.button{color:green}';
  expect(held(sheet, BUTTON)).toEqual(['.wide{color:red}', '.button{color:green}']);
});
