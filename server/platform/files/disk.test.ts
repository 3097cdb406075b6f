import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diskFiles } from './disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'belegbar-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lena = '0190a000-0000-7000-8000-000000000001';
const jonas = '0190a000-0000-7000-8000-000000000002';
const store = diskFiles(folder);
const hello = new TextEncoder().encode('hello');
/** `printf hello | sha256sum` */
const hashOfHello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

describe('a stored file', () => {
  test('is named by its SHA-256 and read back', async () => {
    expect(await store.put(lena, hello)).toBe(hashOfHello);
    expect(await store.get(lena, hashOfHello)).toEqual(hello);
  });

  test('belongs to one business', async () => {
    expect(await store.get(jonas, hashOfHello)).toBeNull();
  });

  test('lies there once, however often and however many at once store it', async () => {
    await Promise.all(Array.from({ length: 8 }, () => store.put(jonas, hello)));
    expect(readdirSync(join(folder, 'businesses', jonas))).toEqual([hashOfHello]);
  });

  test('that was damaged is refused, and mended by storing it again', async () => {
    writeFileSync(join(folder, 'businesses', lena, hashOfHello), 'hell');
    await expect(store.get(lena, hashOfHello)).rejects.toThrow('does not have the bytes');
    await store.put(lena, hello);
    expect(await store.get(lena, hashOfHello)).toEqual(hello);
  });
});

test.each([
  ['../../etc', hashOfHello],
  [lena, '../passwd'],
])('a name that leads out of the folder is a defect: %s %s', async (businessId, hash) => {
  await expect(store.get(businessId, hash)).rejects.toThrow();
});
