import { createHash } from 'node:crypto';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { getClient, updateClient } from '@belegbar/server/clients';
import {
  cancelInvoice,
  downloadInvoicePdf,
  getInvoice,
  invoiceJobs,
  storeDocument,
} from '@belegbar/server/invoices';
import {
  createShareLink,
  downloadSharedAttachment,
  downloadSharedPdf,
  drawSharedPage,
  listShareLinks,
  openShareLink,
  readSharedPage,
  setShareLinkActive,
} from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, receives, refusalOf } from '../support/acts.ts';
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

/** Someone without a login, on a day. */
function aClient(on: string): Context {
  return {
    platform: stage.platformOn(on),
    businessId: '',
    actor: { kind: 'public' },
    requestId: 'story',
    transaction: null,
  };
}

function opens(token: string, on = TODAY) {
  return openShareLink(aClient(on), { token });
}

/** Jonas, signed in, as his own link knows him. */
const himself = (): Context => ({
  ...aClient(TODAY),
  actor: { kind: 'public', visitorBusinessId: person.businessId },
});

async function aLink(expiresInDays: number | null = null) {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const link = await createShareLink(person.on(TODAY), {
    invoiceId: invoice.id,
    idempotencyKey: uuid(),
    expiresInDays,
  });
  return { invoice, link };
}

async function accesses(invoiceId: string): Promise<number | undefined> {
  return (await listShareLinks(person.on(TODAY), invoiceId)).links[0]?.accessCount;
}

describe('Jonas shares an invoice', () => {
  test('his client opens it without a login, and he sees that it was seen', async () => {
    const { invoice, link } = await aLink();
    expect(link.token).toMatch(/^[\w-]{43}$/);
    const seen = await opens(link.token);
    expect(seen).toMatchObject({
      number: invoice.number,
      senderName: 'Weber Code',
      recipientName: 'Brandwerk Digital GmbH',
      gross: 119000,
      open: 119000,
      status: 'sent',
      pages: 1,
      bank: { iban: 'DE89370400440532013000', reference: invoice.number },
    });
    expect(seen.giroCode).not.toBeNull();
    const [after] = (await listShareLinks(person.on(TODAY), invoice.id)).links;
    expect(after).toMatchObject({ accessCount: 1, lastAccessedAt: `${TODAY}T12:00:00.000Z` });
    const timeline = (await getInvoice(person.on(TODAY), invoice.id)).timeline.map((item) => item.kind);
    expect(timeline).toEqual(['viewed', 'linkCreated', 'issued', 'created']);
  });

  test('his own visits do not count', async () => {
    const { invoice, link } = await aLink();
    await openShareLink(himself(), { token: link.token });
    expect(await accesses(invoice.id)).toBe(0);
    expect((await getInvoice(person.on(TODAY), invoice.id)).viewed).toBe(false);
  });

  test('a link preview or a search engine is no visit', async () => {
    const { invoice, link } = await aLink();
    await openShareLink(aClient(TODAY), { token: link.token, isMachine: true });
    expect(await accesses(invoice.id)).toBe(0);
    expect((await getInvoice(person.on(TODAY), invoice.id)).viewed).toBe(false);
  });

  test.each<[string, (context: Context, token: string) => Promise<unknown>]>([
    ['the page', (context, token) => readSharedPage(context, { token, language: '', accepted: '' })],
    ['the PDF', downloadSharedPdf],
    ['the picture', (context, token) => drawSharedPage(context, { token, page: 1 })],
    ['the data', (context, token) => openShareLink(context, { token, isMachine: true })],
  ])(
    'whoever fetches %s, even a program, may have seen it: it is no longer taken back without a document',
    async (_, fetches) => {
      const { invoice, link } = await aLink();
      const now = () => getInvoice(person.on(TODAY), invoice.id);
      await fetches(himself(), link.token);
      expect((await now()).graceUntil).not.toBeNull();
      await fetches(aClient(TODAY), link.token);
      expect(await now()).toMatchObject({ graceUntil: null, viewed: false });
      expect(await accesses(invoice.id)).toBe(0);
    },
  );

  test('visits at the same moment all count', async () => {
    const { invoice, link } = await aLink();
    await Promise.all(Array.from({ length: 5 }, () => opens(link.token)));
    expect(await accesses(invoice.id)).toBe(5);
  });

  test('once it is paid, the page asks for no money', async () => {
    const { invoice, link } = await aLink();
    await receives(person, TODAY, invoice, '1190.00');
    expect(await opens(link.token)).toMatchObject({
      status: 'paid',
      paidOn: TODAY,
      open: 0,
      bank: null,
      giroCode: null,
    });
  });

  test('without a name of its own the account is said to be his', async () => {
    const business = await getBusiness(person.on(TODAY));
    const rename = (accountHolder: string, version: number) =>
      updateBusiness(person.on(TODAY), { version, changes: { accountHolder } });
    const { version } = await rename('', business.version);
    const { link } = await aLink();
    expect((await opens(link.token)).bank?.payee).toBe('Weber Code');
    await rename('Jonas Weber', version);
    const { link: named } = await aLink();
    expect((await opens(named.token)).bank?.payee).toBe('Jonas Weber');
  });

  test('once it is cancelled, though paid in part, the page asks for no money', async () => {
    const { invoice, link } = await aLink();
    await receives(person, TODAY, invoice, '190.00');
    await cancelInvoice(person.on(TODAY), {
      id: invoice.id,
      idempotencyKey: uuid(),
      reason: 'correctedInvoiceFollows',
    });
    expect(await opens(link.token)).toMatchObject({ cancelled: true, open: 0, bank: null, giroCode: null });
  });

  test('the client downloads the very bytes that were stored', async () => {
    const { invoice, link } = await aLink();
    const hash = await storeDocument(person.on(TODAY), invoice.id);
    const { bytes, fileName } = await downloadSharedPdf(aClient(TODAY), link.token);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    expect(fileName).toBe(`${invoice.number}.pdf`);
    expect((await drawSharedPage(aClient(TODAY), { token: link.token, page: 1 })).svg).toContain('<svg');
  });

  test('it opens his one document: no other invoice, none of another client, and nothing that he notes for himself', async () => {
    const { id: clientId, version } = await getClient(person.on(TODAY), person.clients.brandwerk ?? '');
    const changes = { notes: 'Zahlt immer spät', phone: '030 1234567' };
    await updateClient(person.on(TODAY), { id: clientId, version, changes });
    const { invoice, link } = await aLink();
    const others = [(await aLink()).invoice, await bills(person, TODAY, aDayOfWork('harbor'))];
    const { token } = link;
    const { body } = await readSharedPage(aClient(TODAY), { token, language: '', accepted: '' });
    const shown = JSON.stringify([await opens(token), body]);
    expect(shown).toContain(invoice.number);
    const secrets = ['Harbor', 'Zahlt immer spät', '030 1234567', clientId, invoice.id, person.businessId];
    for (const secret of [...secrets, ...others.map(({ number }) => number ?? '')])
      expect(shown).not.toContain(secret);
    expect((await downloadSharedPdf(aClient(TODAY), token)).fileName).toBe(`${invoice.number}.pdf`);
    const page = drawSharedPage(aClient(TODAY), { token, page: 2 });
    expect(await refusalOf(page)).toBe('NOT_FOUND');
    const file = downloadSharedAttachment(aClient(TODAY), { token, position: 1 });
    expect(await refusalOf(file)).toBe('NOT_FOUND');
  });

  test('a draft cannot be shared', async () => {
    const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
    const share = createShareLink(person.on(TODAY), {
      invoiceId: draft.id,
      idempotencyKey: uuid(),
      expiresInDays: null,
    });
    expect(await refusalOf(share)).toBe('NOT_ISSUED');
  });
});

describe('a link that does not open says always the same', () => {
  test.each<[string, () => Promise<string>]>([
    ['unknown', async () => 'x'.repeat(43)],
    ['empty', async () => ''],
    [
      'switched off',
      async () => {
        const { link } = await aLink();
        await setShareLinkActive(person.on(TODAY), { id: link.id, active: false });
        return link.token;
      },
    ],
  ])('%s', async (_, token) => {
    const given = await token();
    expect(await refusalOf(opens(given))).toBe('NOT_FOUND');
    expect(await refusalOf(drawSharedPage(aClient(TODAY), { token: given, page: 1 }))).toBe('NOT_FOUND');
    expect(await refusalOf(downloadSharedPdf(aClient(TODAY), given))).toBe('NOT_FOUND');
  });

  test('expired, from the day after its last', async () => {
    const { link } = await aLink(7);
    expect(link.expiresOn).toBe('2026-04-08');
    expect((await opens(link.token, '2026-04-08')).open).toBe(119000);
    expect(await refusalOf(opens(link.token, '2026-04-09'))).toBe('NOT_FOUND');
  });

  test('and opens again when it is switched on or prolonged', async () => {
    const { link } = await aLink(1);
    await setShareLinkActive(person.on(TODAY), { id: link.id, active: false });
    const on = await setShareLinkActive(person.on(TODAY), { id: link.id, active: true, expiresInDays: null });
    expect(on).toMatchObject({ active: true, expiresOn: null });
    expect((await opens(link.token, '2027-04-01')).gross).toBe(119000);
  });
});

test('two who store the same document at once store one', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const hashes = await Promise.all([
    storeDocument(person.on(TODAY), invoice.id),
    storeDocument(person.on(TODAY), invoice.id),
  ]);
  expect(hashes[0]).toBe(hashes[1]);
  const stored = await getInvoice(person.on(TODAY), invoice.id);
  expect(stored).toMatchObject({ delivery: 'ready', documentHash: hashes[0] });
  expect(stored.timeline.filter((item) => item.kind === 'documentStored')).toHaveLength(1);
});

test('a download does not wait for the job', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const { bytes } = await downloadInvoicePdf(person.on(TODAY), invoice.id);
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect((await getInvoice(person.on(TODAY), invoice.id)).delivery).toBe('ready');
});

test('a document that cannot be made is shown as failed, and the next try mends it', async () => {
  const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const platform = stage.platformOn(TODAY);
  const broken = { ...platform.renderer, pdf: () => Promise.reject(new Error('no paper')) };
  const payload = { businessId: person.businessId, invoiceId: invoice.id };
  const [job] = invoiceJobs;
  await expect(job?.handle({ ...platform, renderer: broken }, payload)).rejects.toThrow('no paper');
  expect((await getInvoice(person.on(TODAY), invoice.id)).delivery).toBe('failed');
  await job?.handle(platform, payload);
  expect((await getInvoice(person.on(TODAY), invoice.id)).delivery).toBe('ready');
});
