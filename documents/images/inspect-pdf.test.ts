import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { createImageReader } from './index.ts';

const reader = createImageReader();
afterAll(() => reader.close());

async function pdf(act: (document: PDFDocument) => unknown = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595.28, 841.89]);
  await act(document);
  return document.save();
}
const opensWith = (action: Record<string, unknown>) =>
  pdf(({ catalog, context }) => catalog.set(PDFName.of('OpenAction'), context.obj(action as never)));

test.each<[string, () => Promise<Uint8Array>, boolean]>([
  ['an ordinary one', pdf, false],
  ['one that opens at a page', () => opensWith({ S: 'GoTo', D: [0, 'Fit'] }), false],
  [
    'one that leads to an address',
    () => opensWith({ S: 'URI', URI: PDFString.of('https://example.com') }),
    false,
  ],
  ['a script', () => pdf((document) => document.addJavaScript('greeting', 'app.alert(1)')), true],
  ['a script when opened', () => opensWith({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }), true],
  ['a program when opened', () => opensWith({ S: 'Launch', F: PDFString.of('calc.exe') }), true],
])('of a PDF with %s it is told whether it does something by itself', async (_case, made, isActive) => {
  expect(await reader.pdf(await made())).toEqual({ ok: true, isActive });
});

test.each([
  ['five bytes and markup', '%PDF-<script>alert(1)</script>'],
  ['a PDF of nothing', '%PDF-1.7\n%%EOF'],
])('%s is no PDF', async (_case, text) => {
  expect(await reader.pdf(new TextEncoder().encode(text))).toEqual({ ok: false, code: 'file.damaged' });
});

test('a PDF that asks for a password is told as that', async () => {
  const locked = await pdf((document) =>
    document.encrypt({ userPassword: 'geheim', ownerPassword: 'geheimer' }),
  );
  expect(await reader.pdf(locked)).toEqual({ ok: false, code: 'file.password' });
});
