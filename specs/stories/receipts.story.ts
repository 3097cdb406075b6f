/** Photos and plain PDFs wait to be entered: kept as they came, once, for their owner alone, behind addresses that hold for an hour. */
import { fetchReceipt, keepReceipt, listReceipts, removeReceipt } from '@belegbar/server/receipts';
import { urlSigner } from '@belegbar/server/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { problemsOf, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { pngOf } from '../support/pictures.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const signer = urlSigner(['a secret of the story']);

let fresh: FreshDatabase;
let stage: Stage;
let owner: Person;
let other: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  owner = await enter(stage, jonas);
  other = await enter(stage, { ...jonas, email: 'other@b.example' });
});
afterAll(() => stage.close());

const named = (bytes: string | Uint8Array<ArrayBuffer>, name: string, type = '') =>
  new File([bytes], name, { type });
const keeps = (file: File, by = owner) => keepReceipt(by.on(TODAY), signer, { file });
const waiting = async (by = owner) => listReceipts(by.on(TODAY), signer, {});

/** What a signed address says. */
function asked(url: string) {
  const { pathname, searchParams } = new URL(url, 'https://books.example');
  const said = (name: string) => searchParams.get(name) ?? '';
  return {
    path: pathname.replace('/files/receipts/', ''),
    business: said('business'),
    hash: said('hash'),
    expires: said('expires'),
    signature: said('signature'),
  };
}

test('a photo and a PDF are kept under their names, byte for byte, and the very bytes again only once', async () => {
  const pdf = named('%PDF-1.7 Quittung', '../Quittung\u202e März.pdf');
  const kept = await keeps(pdf);
  expect(kept).toMatchObject({
    fileName: 'Quittung März.pdf',
    contentType: 'application/pdf',
    isKnown: false,
  });
  const photo = await keeps(named(new Uint8Array(await pngOf(8).arrayBuffer()), 'tanken.jpg', 'image/jpeg'));
  expect(photo.contentType, 'what the bytes are, whatever the name says').toBe('image/png');
  expect(await keeps(named('%PDF-1.7 Quittung', 'noch einmal.pdf'))).toMatchObject({
    id: kept.id,
    isKnown: true,
  });
  const { receipts, count } = await waiting();
  expect(receipts.map(({ id }) => id)).toEqual([photo.id, kept.id]);
  expect(count).toBe(2);
  const shown = await fetchReceipt(stage.platformOn(TODAY), signer, asked(kept.url));
  expect(Buffer.from(shown.bytes).toString()).toBe('%PDF-1.7 Quittung');
});

test.each([
  ['nothing', '', 'file file.empty'],
  ['a page that says it is a photo', '<html>', 'file file.page'],
  ['more than 10 MB', `%PDF-${'x'.repeat(10 * 1024 * 1024)}`, 'file file.size'],
])('%s is not taken', async (_what, bytes, problem) => {
  expect(await problemsOf(keeps(named(bytes, 'beleg.jpg', 'image/jpeg')))).toEqual([problem]);
});

test('nobody else sees one, its address holds for an hour and for itself alone', async () => {
  const [receipt] = (await waiting()).receipts;
  const { id = '', url = '', expiresAt } = receipt ?? {};
  expect((await waiting(other)).receipts).toEqual([]);
  expect(await refusalOf(removeReceipt(other.on(TODAY), id))).toBe('NOT_FOUND');
  const fetches = (changes: object, day = TODAY) =>
    refusalOf(fetchReceipt(stage.platformOn(day), signer, { ...asked(url), ...changes }));
  expect(await fetches({ business: other.businessId })).toBe('NOT_FOUND');
  expect(await fetches({ path: asked(url).path.replace('.png', '.pdf') })).toBe('NOT_FOUND');
  expect(await fetches({}, '2026-04-02')).toBe('NOT_FOUND');
  const now = stage.platformOn(TODAY).clock.now().getTime();
  expect(Date.parse(expiresAt ?? '') - now).toBeLessThanOrEqual(3_600_000);
});

test('what is thrown away is gone at once, with its address, and stands in the audit log', async () => {
  const [receipt] = (await waiting()).receipts;
  const { id = '', url = '' } = receipt ?? {};
  expect(await removeReceipt(owner.on(TODAY), id)).toEqual({ id });
  expect((await waiting()).count).toBe(1);
  expect(await refusalOf(fetchReceipt(stage.platformOn(TODAY), signer, asked(url)))).toBe('NOT_FOUND');
  expect(await refusalOf(removeReceipt(owner.on(TODAY), id))).toBe('NOT_FOUND');
  const { rows } = await fresh.superuser.query(
    "select action from audit_log where subject_kind = 'receipt' and subject_id = $1 order by at, action",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['receipts.keep', 'receipts.remove']);
});
