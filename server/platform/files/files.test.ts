import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskFiles, type FileStore, openFiles } from './index.ts';
import type { S3Settings } from './s3.ts';
import { startS3 } from './testing/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'belegbar-files-'));
const onDisk = join(folder, 'files');
let s3: Awaited<ReturnType<typeof startS3>>;
const stores: { disk?: FileStore; bucket?: FileStore } = {};
beforeAll(async () => {
  s3 = await startS3();
  stores.disk = await openFiles({ dataFolder: folder, s3: null });
  stores.bucket = await openFiles({ dataFolder: folder, s3: s3.settings });
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const lena = '0190a000-0000-7000-8000-000000000001';
const jonas = '0190a000-0000-7000-8000-000000000002';
const hello = new TextEncoder().encode('hello');
/** `printf hello | sha256sum` */
const hashOfHello = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

describe.each(['disk', 'bucket'] as const)('a file on a %s', (place) => {
  const store = () => stores[place] as FileStore;

  test('is named by its SHA-256 and read back', async () => {
    expect(await store().put(lena, hello)).toBe(hashOfHello);
    expect(await store().get(lena, hashOfHello)).toEqual(hello);
  });

  test('of many bytes comes back as it went', async () => {
    const many = new Uint8Array(5_000_000).map((_, at) => at % 251);
    const back = await store().get(lena, await store().put(lena, many));
    expect(Buffer.compare(back ?? Buffer.alloc(0), many)).toBe(0);
  });

  test('belongs to one business', async () => {
    expect(await store().get(jonas, hashOfHello)).toBeNull();
  });

  test('is gone when it is removed, for its business alone, and removing it again does nothing', async () => {
    await store().put(jonas, hello);
    await store().remove(jonas, hashOfHello);
    await store().remove(jonas, hashOfHello);
    expect(await store().get(jonas, hashOfHello)).toBeNull();
    expect(await store().get(lena, hashOfHello)).toEqual(hello);
  });

  test.each([
    ['../../etc', hashOfHello],
    [lena, '../passwd'],
  ])('with a name that leads out of the store is a defect: %s %s', async (businessId, hash) => {
    await expect(store().get(businessId, hash)).rejects.toThrow();
    await expect(store().remove(businessId, hash)).rejects.toThrow();
  });
});

describe('on the disk', () => {
  const store = diskFiles(onDisk);

  test('a file lies there once, for nobody else to read, however many at once store it', async () => {
    await Promise.all(Array.from({ length: 8 }, () => store.put(jonas, hello)));
    const place = join(onDisk, 'businesses', jonas);
    expect(readdirSync(place)).toEqual([hashOfHello]);
    expect(statSync(join(place, hashOfHello)).mode & 0o777).toBe(0o600);
  });

  test('a file that was damaged is refused, and mended by storing it again', async () => {
    writeFileSync(join(onDisk, 'businesses', lena, hashOfHello), 'hell');
    await expect(store.get(lena, hashOfHello)).rejects.toThrow('does not have the bytes');
    await store.put(lena, hello);
    expect(await store.get(lena, hashOfHello)).toEqual(hello);
  });
});

test.each<[string, Partial<S3Settings>]>([
  ['a wrong secret', { secretAccessKey: 'not-this-one' }],
  ['a bucket that is not there', { bucket: 'nobodys' }],
])('%s is an error that does not tell the secret, and never an empty store', async (_, wrong) => {
  const store = await openFiles({ dataFolder: folder, s3: { ...s3.settings, ...wrong } });
  const told = await store
    .get(lena, hashOfHello)
    .then(String, (error: Error) => JSON.stringify([String(error), String(error.cause), error.cause]));
  expect(told).toMatch(/SignatureDoesNotMatch|NoSuchBucket/);
  expect(told).not.toContain('not-this-one');
  await expect(store.put(lena, hello)).rejects.toThrow();
});
