import { expect, test } from 'vitest';
import { urlSigner } from './signed-urls.ts';

const link = {
  area: 'user-signatures',
  path: '0199a000-0000-7000-8000-000000000001/signature.png',
  businessId: '0199a000-0000-7000-8000-000000000002',
  hash: 'a'.repeat(64),
  expires: 1_772_445_600,
};
const signer = urlSigner(['one secret of an install']);
const signature = signer.sign(link);

test('an address that this install has signed is its own, and one of another install or about another file is not', () => {
  expect(signer.isOurs(link, signature)).toBe(true);
  expect(urlSigner(['another secret']).isOurs(link, signature)).toBe(false);
  expect(signer.isOurs({ ...link, expires: link.expires + 1 }, signature)).toBe(false);
});

test('an address that a former secret has signed is known, and new ones are signed by the newest', () => {
  const later = urlSigner(['the newest secret', 'one secret of an install']);
  expect(later.isOurs(link, signature)).toBe(true);
  expect(urlSigner(['the newest secret']).isOurs(link, later.sign(link))).toBe(true);
});

test.each([
  `${signature}=`,
  `${signature}==`,
  ` ${signature}`,
  `${signature}.`,
  signature.replaceAll('_', '/'),
])('a signature is taken in its one spelling only: %s', (other) => {
  expect(signer.isOurs(link, other)).toBe(other === signature);
});
