/** How much one business may have stored, and how much may wait to be named. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
  const attachment = await attaches(person, LATER);
  await createDraft(person.on(LATER), {
    idempotencyKey: '0199a000-0000-7000-8000-0000000000ac',
    draft: { attachments: [attachment] },
  });
  await hasStored(person, 199);
  await attaches(person, LATER);
});
