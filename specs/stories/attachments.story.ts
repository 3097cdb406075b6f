/** Files that go with an invoice: written into a draft, frozen when it is issued, fetched by owner and client. */
import {
  cancelInvoice,
  type createDraft,
  downloadAttachment,
  getInvoice,
  previewDraft,
  readAttachments,
  saveDraft,
} from '@belegbar/server/invoices';
import { createShareLink, downloadSharedAttachment, openShareLink } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { attachFile } from '../../server/invoices/attach.ts';
import { fileUses } from '../../server/platform/capability.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, drafts, issues, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { TIME_SHEET } from '../support/e-invoices.ts';
import { jpegFile, pngOf } from '../support/pictures.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';

const USES = fileUses(CAPABILITIES);
const TODAY = '2026-04-01';
/** More than a day later. */
const LATER = '2026-04-03';
const PDF = TIME_SHEET;

let stage: Stage;
let person: Person;
let stranger: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
});
afterAll(() => stage.close());

type Attachments = NonNullable<Parameters<typeof createDraft>[1]['draft']['attachments']>;

const pdf = (name: string, text = '') => new File([PDF, text], name, { type: 'application/pdf' });
async function uploads(file: File, who = person, on = TODAY) {
  const { isActive: _, ...attachment } = await attachFile(who.on(on), USES, { file });
  return attachment;
}
const bytesOf = (hash: string, who = person) => stage.platformOn(TODAY).files.get(who.businessId, hash);

/** A day's work, with these files. */
async function draftWith(attachments: Attachments) {
  const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const { id, version } = draft;
  return saveDraft(person.on(TODAY), { id, version, draft: { ...draft.draft, attachments } });
}

/** What a refused draft says of its files. */
async function problemOf(attachments: Attachments): Promise<string | undefined> {
  const refusal = await draftWith(attachments).then(
    () => null,
    (cause: { data?: { problems?: { field: string; code: string }[] } }) => cause,
  );
  const problem = refusal?.data?.problems?.[0];
  expect(problem?.field).toBe('attachments');
  return problem?.code;
}

test('a time sheet goes with the invoice: listed on it, frozen, for Jonas and for his client to fetch', async () => {
  const sheet = await uploads(pdf('Stunden März.pdf'));
  const photo = await uploads(new File([jpegFile()], '../Weiß/wand.jpeg'));
  expect([sheet.name, photo.name]).toEqual(['Stunden März.pdf', '.. Weiß wand.jpeg']);
  const draft = await draftWith([sheet, photo]);
  const { svg } = await previewDraft(person.on(TODAY), { draft: draft.draft, page: 1 });
  expect(svg).toContain('<svg');
  const { id } = await issues(person, TODAY, draft);
  const files = await readAttachments(person.on(TODAY), id);
  expect(files.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
    ['Stunden März.pdf', 'application/pdf'],
    ['.. Weiß wand.jpeg', 'image/jpeg'],
  ]);
  expect(Buffer.from(files[0]?.bytes ?? [])).toEqual(PDF);
  const idempotencyKey = uuid();
  const { token } = await createShareLink(person.on(TODAY), {
    invoiceId: id,
    idempotencyKey,
    expiresInDays: null,
  });
  const client = { ...person.on(TODAY), businessId: '', actor: { kind: 'public' as const } };
  const seen = await openShareLink(client, { token });
  expect(seen.attachments.map(({ name }) => name)).toEqual(['Stunden März.pdf', '.. Weiß wand.jpeg']);
  const fetched = await downloadSharedAttachment(client, { token, position: 1 });
  expect(Buffer.from(fetched.bytes)).toEqual(PDF);
  expect(await refusalOf(downloadSharedAttachment(client, { token, position: 3 }))).toBe('NOT_FOUND');
  expect(await refusalOf(downloadAttachment(stranger.on(TODAY), { id, position: 1 }))).toBe('NOT_FOUND');
});

test('files that a draft or an invoice names are kept, others go after a day', async () => {
  const kept = await uploads(pdf('Angebot.pdf', 'kept'));
  const issued = await uploads(pdf('Abnahme.pdf', 'issued'));
  const dropped = await uploads(pdf('Falsch.pdf', 'dropped'));
  await draftWith([kept]);
  await issues(person, TODAY, await draftWith([issued]));
  const changed = await draftWith([dropped]);
  const { id, version } = changed;
  await saveDraft(person.on(TODAY), { id, version, draft: { ...changed.draft, attachments: [] } });
  await sweepFiles(stage.platformOn(LATER));
  expect(await bytesOf(kept.hash)).not.toBeNull();
  expect(await bytesOf(issued.hash)).not.toBeNull();
  expect(await bytesOf(dropped.hash)).toBeNull();
  expect(await problemOf([dropped])).toBe('attachments.gone');
});

test('nobody can name the file of another business, or one that is something else', async () => {
  const foreign = await uploads(pdf('Fremd.pdf', 'foreign'), stranger);
  expect(await problemOf([foreign])).toBe('attachments.gone');
  const own = await uploads(pdf('Eigen.pdf', 'own'));
  expect(await problemOf([{ ...own, contentType: 'image/png' }])).toBe('attachments.gone');
  expect(await problemOf([own, { ...own, name: 'EIGEN.PDF' }])).toBe('attachments.name');
  const eleven = Array.from({ length: 11 }, (_, index) => ({ ...own, name: `${index}.pdf` }));
  expect(await problemOf(eleven)).toBe('attachments.count');
});

test.each([
  ['an empty file', new File([], 'leer.pdf'), 'file.empty'],
  ['a program that calls itself a PDF', new File(['MZ…'], 'rechnung.pdf'), 'file.page'],
  ['five bytes of a PDF and markup', new File(['%PDF-<script>alert(1)</script>'], 'x.html'), 'file.damaged'],
  ['more than 10 MB', new File([PDF, new Uint8Array(10 * 1024 * 1024)], 'groß.pdf'), 'file.size'],
])('%s is refused with a reason', async (_, file, code) => {
  const refusal = await uploads(file).catch((cause: unknown) => cause);
  expect(refusal).toMatchObject({ code: 'INVALID', data: { problems: [{ field: 'file', code }] } });
});

test('a picture loses what the camera wrote into it, and its name says what it is', async () => {
  const picture = await uploads(new File([pngOf(12)], 'Foto.pdf'));
  expect(picture).toMatchObject({ name: 'Foto.png', contentType: 'image/png' });
  expect(await bytesOf(picture.hash)).toHaveLength(picture.size);
});

test('a cancellation carries none of them', async () => {
  const sheet = await uploads(pdf('Stunden April.pdf'));
  const { id } = await issues(person, TODAY, await draftWith([sheet]));
  const cancellation = await cancelInvoice(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await readAttachments(person.on(TODAY), cancellation.id)).toEqual([]);
  expect((await getInvoice(person.on(TODAY), id)).draft.attachments).toHaveLength(1);
});
