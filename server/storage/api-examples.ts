/** Examples of its procedures, by operation id; a test holds them against the contract. */
import { storagePath, userId } from '../api-description/index.ts';
import type { ApiExample } from '../platform/capability.ts';

const logo = {
  name: 'logo',
  area: 'company-logos',
  path: storagePath,
  hash: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  contentType: 'image/png',
  size: 18_344,
  url: `/files/company-logos/${storagePath}`,
  expiresAt: null,
};

export const storageExamples: Readonly<Record<string, ApiExample>> = {
  'storage.list': { output: { objects: [logo] } },
  // A name stands for the bytes of the file.
  'storage.upload': { input: { name: 'logo', file: 'logo.png' }, output: logo },
  'storage.remove': { input: { name: 'logo' }, output: { name: 'logo' } },
  'storage.createSignedUrl': {
    input: { area: 'user-signatures', path: `${userId}/signature.png` },
    output: {
      url: `/files/user-signatures/${userId}/signature.png?business=…&hash=…&expires=1772449200&signature=…`,
      expiresAt: '2026-03-02T11:00:00.000Z',
    },
  },
};
