import { expect, test } from 'vitest';
import { problemOf, type StorageName } from './kinds.ts';

const MEGABYTE = 1024 * 1024;

test.each<[string, StorageName, string, number, string | undefined]>([
  ['a logo of 2 MB', 'logo', 'image/png', 2 * MEGABYTE, undefined],
  ['a logo of a byte more', 'logo', 'image/png', 2 * MEGABYTE + 1, 'file.size'],
  ['a signature of 5 MB', 'signature', 'image/jpeg', 5 * MEGABYTE, undefined],
  ['a signature of a byte more', 'signature', 'image/jpeg', 5 * MEGABYTE + 1, 'file.size'],
  ['a mail signature of 5 MB', 'email-signature', 'image/png', 5 * MEGABYTE, undefined],
  ['a mail signature of a byte more', 'email-signature', 'image/png', 5 * MEGABYTE + 1, 'file.size'],
  ['a WebP as mail signature', 'email-signature', 'image/webp', 1, 'file.type'],
  ['a WebP as QR code', 'paypal-qr', 'image/webp', 1, undefined],
  ['a WebP as logo', 'logo', 'image/webp', 1, 'file.type'],
  ['an SVG as logo', 'logo', 'image/svg+xml', 1, 'file.type'],
  ['a PDF as signature', 'signature', 'application/pdf', 1, 'file.type'],
  ['a PDF as letterhead', 'letterhead', 'application/pdf', 5 * MEGABYTE, undefined],
  ['a text as letterhead', 'letterhead', 'text/plain', 1, 'file.page'],
])('%s', (_, name, type, size, code) => {
  expect(problemOf(name, { type, size })?.code).toBe(code);
});
