import { expect, test } from 'vitest';
import { withAddresses } from './addresses.ts';

test.each<[string, string[], string, string[]]>([
  ['one that is typed', [], ' ines@brandwerk.example ', ['ines@brandwerk.example']],
  [
    'several from a table',
    [],
    'a@x.example; b@x.example\nc@x.example',
    ['a@x.example', 'b@x.example', 'c@x.example'],
  ],
  ['several with blanks between', [], 'a@x.example b@x.example', ['a@x.example', 'b@x.example']],
  [
    'as an address book has it',
    [],
    'Ines Kettler <ines@x.example>, b@x.example',
    ['ines@x.example', 'b@x.example'],
  ],
  ['one that stands there already', ['A@x.example'], 'a@X.example', ['A@x.example']],
  ['half an address, to be told as wrong', [], 'ines kettler', ['ines kettler']],
])('addresses: %s', (_, value, text, expected) => {
  expect(withAddresses(value, text)).toEqual(expected);
});
