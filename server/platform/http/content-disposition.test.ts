import { expect, test } from 'vitest';
import { attachment } from './content-disposition.ts';

test.each([
  ['RE-2026-0011.pdf', `attachment; filename="RE-2026-0011.pdf"; filename*=UTF-8''RE-2026-0011.pdf`],
  ['Rechnung Ä.pdf', `attachment; filename="Rechnung A.pdf"; filename*=UTF-8''Rechnung%20%C3%84.pdf`],
  ['a"b\\c/d.pdf', `attachment; filename="abcd.pdf"; filename*=UTF-8''a%22b%5Cc%2Fd.pdf`],
  ["it's (1)*.pdf", `attachment; filename="it's (1)*.pdf"; filename*=UTF-8''it%27s%20%281%29%2A.pdf`],
  [
    'x\r\nset-cookie: a=b.pdf',
    `attachment; filename="xset-cookie: a=b.pdf"; filename*=UTF-8''x%0D%0Aset-cookie%3A%20a%3Db.pdf`,
  ],
])('the name %s is told safely', (name, header) => {
  expect(attachment(name)).toBe(header);
});
