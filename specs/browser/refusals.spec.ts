import { jonas } from '../cast/jonas.ts';
import { seesInPreview } from './support/preview.ts';
import { expect, test } from './support/stage.ts';

/** Each is text and nothing else, in the preview, on the stored document and in the list. */
const LITERAL = [
  '<script>alert(1)</script>',
  '#panic("x") $x$ *fett* = Titel @label',
  '<img src=x onerror=alert(1)>',
];

test('markup and commands in texts are printed as they were typed, nothing runs, and an emoji breaks nothing', async ({
  stage,
}) => {
  const person = await stage.newcomer(jonas);
  await person.opens('/invoices/new');
  await person.choosesClient('Brandwerk Digital GmbH');
  await person.fillsField('title', LITERAL[0] ?? '');
  await person.writesLine(1, { description: LITERAL[0] ?? '', details: LITERAL[2] ?? '', unitPrice: '10' });
  await person.addsLine(2, {
    description: LITERAL[1] ?? '',
    details: 'Torte 🎂 im Büro 👩‍💻',
    unitPrice: '30',
  });
  for (const text of [LITERAL[0], LITERAL[1], LITERAL[2], 'Torte']) await seesInPreview(person, text ?? '');
  await person.seesSaved();
  await person.issues();
  await expect(person.page.getByText(LITERAL[0] ?? '').first()).toBeVisible();
  expect((await person.downloadsPdf()).subarray(0, 5).toString()).toBe('%PDF-');
  await person.opens('/invoices');
  await expect(person.page.getByText(LITERAL[0] ?? '')).toBeVisible();
});
