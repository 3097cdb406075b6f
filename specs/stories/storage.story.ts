/** Logo, signature and QR code: what is uploaded, replaced and removed, and when its bytes go. */
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { downloadInvoicePdf } from '@belegbar/server/invoices';
import { listObjects, removeObject, uploadObject, urlSigner } from '@belegbar/server/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { jpegFile, pngOf } from '../support/pictures.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const TOMORROW = '2026-04-02';
/** More than a day after tomorrow. */
const LATER = '2026-04-04';

const signer = urlSigner(['a-secret-of-an-install-for-this-story']);
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
});
afterAll(() => stage.close());

type Name = Parameters<typeof uploadObject>[2]['name'];
const uploads = (name: Name, file: Blob, on = TODAY, who = person) =>
  uploadObject(who.on(on), signer, { name, file });
const listed = async (who = person) => (await listObjects(who.on(TODAY), signer)).objects;
const bytesOf = (hash: string, who = person) => stage.platformOn(TODAY).files.get(who.businessId, hash);

test('a picture becomes the logo, and documents show it from then on', async () => {
  const logo = await uploads('logo', pngOf(8));
  expect(logo).toMatchObject({
    area: 'company-logos',
    path: `${person.userId}/logo.png`,
    url: `/files/company-logos/${person.userId}/logo.png`,
    expiresAt: null,
  });
  expect((await getBusiness(person.on(TODAY))).logo).toBe(logo.hash);
  expect(await bytesOf(logo.hash)).toHaveLength(logo.size);
});

test('another picture takes its place, whatever its format, and the audit log has both', async () => {
  const before = (await listed()).find(({ name }) => name === 'logo');
  const after = await uploads('logo', jpegFile());
  expect(await listed()).toEqual([after]);
  expect(after).toMatchObject({ path: `${person.userId}/logo.jpg`, contentType: 'image/jpeg' });
  const { rows } = await fresh.superuser.query(
    `select detail from audit_log where action = 'storage.upload' order by id desc limit 1`,
  );
  expect(rows[0].detail).toMatchObject({
    name: 'logo',
    before: { hash: before?.hash },
    after: { hash: after.hash },
  });
});

test.each<[string, Name, Blob, string]>([
  ['a text with the name of a picture', 'logo', new File(['not a picture'], 'logo.png'), 'file.type'],
  ['an SVG', 'signature', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), 'file.type'],
  ['half a picture', 'logo', pngOf(64).slice(0, 60), 'file.damaged'],
  ['nothing', 'signature', new File([], 'leer.png'), 'file.empty'],
  ['more than 2 MB as a logo', 'logo', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), 'file.size'],
  ['more than 5 MB as a QR code', 'paypal-qr', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 'file.size'],
])('%s is refused, and what was there stays', async (_, name, file, code) => {
  const before = await listed();
  const refusal = await uploads(name, file).catch((cause: { data: unknown }) => cause.data);
  expect(refusal).toMatchObject({ problems: [{ field: 'file', code }] });
  expect((await listed()).map(({ path, hash }) => [path, hash])).toEqual(
    before.map(({ path, hash }) => [path, hash]),
  );
});

test('a letterhead is kept as a picture of a page', async () => {
  const { path, contentType } = await uploads('letterhead', pngOf(40));
  expect([path, contentType]).toEqual([`${person.userId}/letterhead.png`, 'image/png']);
  await removeObject(person.on(TODAY), 'letterhead');
});

test('two uploads of the same name at once leave one', async () => {
  const both = await Promise.all([uploads('signature', pngOf(9)), uploads('signature', jpegFile())]);
  const kept = (await listed()).filter(({ name }) => name === 'signature');
  expect(kept).toHaveLength(1);
  expect(both.map(({ hash }) => hash)).toContain(kept[0]?.hash);
});

test('a stranger has files of their own, and none of his', async () => {
  expect(await listed(stranger)).toEqual([]);
  await uploads('signature', pngOf(9), TODAY, stranger);
  await removeObject(stranger.on(TODAY), 'signature');
  expect((await listed()).map(({ name }) => name)).toEqual(['logo', 'signature']);
  const nobody = { ...person.on(TODAY), actor: { kind: 'public' as const } };
  expect(await refusalOf(uploadObject(nobody, signer, { name: 'logo', file: pngOf(8) }))).toBe(
    'UNAUTHORIZED',
  );
});

describe('bytes', () => {
  beforeEach(() => sweepFiles(stage.platformOn(LATER)));

  test('that were replaced or removed go after a day, not before', async () => {
    const first = await uploads('paypal-qr', pngOf(20));
    const second = await uploads('paypal-qr', pngOf(21), TOMORROW);
    await sweepFiles(stage.platformOn('2026-04-03'));
    expect(await bytesOf(first.hash)).not.toBeNull();
    await sweepFiles(stage.platformOn(LATER));
    expect(await bytesOf(first.hash)).toBeNull();
    expect(await bytesOf(second.hash)).not.toBeNull();
    await removeObject(person.on(LATER), 'paypal-qr');
    await sweepFiles(stage.platformOn('2026-04-06'));
    expect(await bytesOf(second.hash)).toBeNull();
    const { rows } = await fresh.superuser.query('select from files where hash = any($1)', [
      [first.hash, second.hash],
    ]);
    expect(rows).toEqual([]);
  });

  test('that come back before they went stay', async () => {
    const first = await uploads('paypal-qr', pngOf(22));
    await removeObject(person.on(TODAY), 'paypal-qr');
    await uploads('paypal-qr', pngOf(22), LATER);
    await sweepFiles(stage.platformOn(LATER));
    expect(await bytesOf(first.hash)).not.toBeNull();
  });

  test('of a logo on an issued invoice stay, and so does its document', async () => {
    const logo = await uploads('logo', pngOf(30));
    const { id } = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const pdf = await downloadInvoicePdf(person.on(TODAY), id);
    await uploads('logo', pngOf(31));
    await removeObject(person.on(TODAY), 'logo');
    await sweepFiles(stage.platformOn('2027-04-01'));
    expect(await bytesOf(logo.hash)).not.toBeNull();
    expect((await downloadInvoicePdf(person.on(TODAY), id)).bytes).toEqual(pdf.bytes);
  });

  test('of the signature and letterhead of an issued invoice stay as well', async () => {
    const signature = await uploads('signature', pngOf(32));
    const letterhead = await uploads('letterhead', pngOf(33));
    const { version } = await getBusiness(person.on(TODAY));
    await updateBusiness(person.on(TODAY), { version, changes: { template: 'custom' } });
    const { id } = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const { rows } = await fresh.superuser.query('select document from invoices where id = $1', [id]);
    expect(rows[0].document).toMatchObject({
      template: 'custom',
      signature: signature.hash,
      letterhead: { picture: letterhead.hash },
    });
    await removeObject(person.on(TODAY), 'signature');
    await removeObject(person.on(TODAY), 'letterhead');
    await sweepFiles(stage.platformOn('2027-04-01'));
    const pdf = await downloadInvoicePdf(person.on('2027-04-01'), id);
    expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  test('of an upload that was never finished go as well', async () => {
    const { platform } = person.on(TODAY);
    const cut = { ...platform, clock: { ...platform.clock } };
    const failing = { ...person.on(TODAY), platform: { ...cut, files: { ...platform.files } } };
    let hash = '';
    failing.platform.files.put = async (businessId, bytes) => {
      hash = await platform.files.put(businessId, bytes);
      throw new Error('the server died here');
    };
    await expect(uploadObject(failing, signer, { name: 'logo', file: pngOf(50) })).rejects.toThrow('died');
    expect(await bytesOf(hash)).not.toBeNull();
    expect((await listed()).map(({ hash: named }) => named)).not.toContain(hash);
    await sweepFiles(stage.platformOn(LATER));
    expect(await bytesOf(hash)).toBeNull();
  });
});
