/** What is taken of files that are handed in: how much of one business, how much that waits to be named, and nothing that a scanner finds. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { attachFile } from '../../server/invoices/attach.ts';
import { createDraft } from '../../server/invoices/create-draft.ts';
import { fileUses } from '../../server/platform/capability.ts';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { problemsOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { pngOf } from '../support/pictures.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const LATER = '2026-04-03';
const USES = fileUses(CAPABILITIES);
const MEGABYTE = 1024 * 1024;

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let neighbour: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  neighbour = await enter(stage, lena);
});
afterAll(() => stage.close());

const attaches = (who: Person, on = TODAY) => attachFile(who.on(on), USES, { file: pngOf(4) });
/** Bytes of so many megabytes that the business handed in before, as the table knows them. */
const hasStored = (who: Person, megabytes: number) =>
  fresh.superuser.query(
    `insert into files (business_id, hash, content_type, size, used_at)
     select $1, encode(sha256(number::text::bytea), 'hex'), 'application/pdf', $2, $4 from generate_series(1, $3) as number`,
    [who.businessId, MEGABYTE, megabytes, `${TODAY}T08:00:00Z`],
  );
const empties = (who: Person) =>
  fresh.superuser.query('delete from files where business_id = $1 and size = $2', [who.businessId, MEGABYTE]);

test('a business that has stored what it may is refused in words, and its neighbour is not', async () => {
  const { space } = person.on(TODAY).platform;
  const { quotaBytes } = space;
  onTestFinished(async () => {
    Object.assign(space, { quotaBytes });
    await empties(person);
  });
  Object.assign(space, { quotaBytes: 150 * MEGABYTE });
  await attaches(person);
  await hasStored(person, 150);
  expect(await problemsOf(attaches(person))).toEqual(['file file.quota']);
  await attaches(neighbour);
});

test('attachments that no invoice names are taken up to 200 MB, and a sweep makes room a day later', async () => {
  await hasStored(person, 200);
  expect(await problemsOf(attaches(person))).toEqual(['file file.unnamed']);
  await sweepFiles(stage.platformOn(LATER));
  await attaches(person, LATER);
});

test('what a draft names does not wait', async () => {
  const { isActive: _, ...attachment } = await attaches(person, LATER);
  await createDraft(person.on(LATER), {
    idempotencyKey: '0199a000-0000-7000-8000-0000000000ac',
    draft: { attachments: [attachment] },
  });
  // As large as two of those that wait; counted among them, it would leave no room.
  await fresh.superuser.query('update files set size = $3 where business_id = $1 and hash = $2', [
    person.businessId,
    attachment.hash,
    2 * MEGABYTE,
  ]);
  await hasStored(person, 199);
  await attachFile(person.on(LATER), USES, { file: pngOf(6) });
});

test.each([
  ['infected', 'file file.infected'],
  ['away', 'file file.unscanned'],
] as const)(
  'a file of which the scanner says %s is not taken, and nothing of it is stored',
  async (verdict, code) => {
    const { platform } = neighbour.on(TODAY);
    const put = vi.spyOn(platform.files, 'put');
    const on = { ...neighbour.on(TODAY), platform: { ...platform, scanner: { scan: async () => verdict } } };
    expect(await problemsOf(attachFile(on, USES, { file: pngOf(5) }))).toEqual([code]);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  },
);
