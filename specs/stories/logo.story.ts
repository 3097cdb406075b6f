/** A logo that is taken must never be the reason why an issued invoice has no document. */
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { getBusiness, setLogo } from '@belegbar/server/business';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

test('a whole PNG becomes the logo', async () => {
  const bytes = png();
  await setLogo(person.on(TODAY), new Blob([new Uint8Array(bytes)]));
  const { logo } = await getBusiness(person.on(TODAY));
  expect(logo).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test.each([
  ['a text with the name of a picture', Buffer.from('this is not a picture')],
  ['half a PNG', png().subarray(0, 60)],
  ['a JPEG whose head is right and whose picture is missing', jpegWithoutPicture()],
])('%s is refused, and the logo before it stays', async (_, bytes) => {
  const before = (await getBusiness(person.on(TODAY))).logo;
  expect(await refusalOf(setLogo(person.on(TODAY), new Blob([new Uint8Array(bytes)])))).toBe('INVALID');
  expect((await getBusiness(person.on(TODAY))).logo).toBe(before);
});

/** 8 by 8 pixels of blue, RGB. */
function png(): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(8 * 3, 0x8f)]);
  const head = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: 8 }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** ISO/IEC 15948, annex D. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Start of image, a frame of 8 by 8 grey pixels, a scan without any data, end of image. */
function jpegWithoutPicture(): Buffer {
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  return Buffer.from([0xff, 0xd8, ...frame, ...scan, 0x00, 0xff, 0xd9]);
}
