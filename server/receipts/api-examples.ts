/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

const id = '0199f3a0-0000-7000-8000-0000000000f1';
const hash = '9b74c9897bac770ffc029102a200c5de3f0a5c1bb0a3f6f6f2f0d1e9d2b7a5c4';

const receipt = {
  id,
  fileName: 'tankbeleg.jpg',
  keptAt: '2026-03-14T09:30:00.000Z',
  contentType: 'image/jpeg',
  size: 482_133,
  hash,
  url: `/files/receipts/0199a000-0000-7000-8000-000000000001/${id}.jpg?business=0199a000-0000-7000-8000-000000000002&hash=${hash}&expires=1773484200&signature=Zm9v`,
  expiresAt: '2026-03-14T10:30:00.000Z',
};

export const receiptsExamples: Readonly<Record<string, ApiExample>> = {
  'receipts.list': { input: { limit: 50 }, output: { receipts: [receipt], next: null, count: 1 } },
  // A name stands for the bytes of the file.
  'receipts.keep': { input: { file: 'tankbeleg.jpg' }, output: { ...receipt, isKnown: false } },
  'receipts.remove': { input: { id }, output: { id } },
};
