import {
  cancelInvoice,
  createDraft,
  deleteDraft,
  getInvoice,
  issueInvoice,
  listInvoices,
  saveDraft,
} from '@belegbar/server/invoices';
import { readEntries } from '@belegbar/server/journal';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { aDayOfWork, bills, drafts, issues, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase(16)).application.database);
});
afterAll(() => stage.close());

/** Jonas with empty books, so that no story sees another's numbers. */
function aJonas(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
}

describe('Jonas issues an invoice', () => {
  test('it gets the next number, a frozen document and its journal entry', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    expect(invoice).toMatchObject({
      number: 'RE-2026-0001',
      status: 'sent',
      clientName: 'Brandwerk Digital GmbH',
      invoiceDate: '2026-02-10',
      dueDate: '2026-02-24',
      gross: 119000,
      open: 119000,
      delivery: 'queued',
    });
    const [entry] = await readEntries(person.on('2026-02-10'), 0, 10);
    expect(entry).toMatchObject({
      number: 1,
      kind: 'invoice',
      taxCode: 'standard19',
      net: 100000,
      vat: 19000,
      taxPoint: '2026-02-10',
    });
    expect(invoice.timeline.map((item) => [item.kind, item.entries])).toEqual([
      ['issued', [1]],
      ['created', []],
    ]);
    expect(stage.jobs).toContainEqual({
      name: 'invoices.store-document',
      payload: { businessId: person.businessId, invoiceId: invoice.id },
    });
  });

  test('a client who moves later leaves the issued invoice as it was', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const { updateClient, getClient } = await import('@belegbar/server/clients');
    const client = await getClient(person.on('2026-02-11'), person.clients.brandwerk ?? '');
    await updateClient(person.on('2026-02-11'), {
      id: client.id,
      version: client.version,
      changes: { name: 'Neu GmbH' },
    });
    expect((await getInvoice(person.on('2026-02-12'), invoice.id)).clientName).toBe('Brandwerk Digital GmbH');
  });

  test('a double click makes one invoice', async () => {
    const person = await aJonas();
    const draft = await drafts(person, '2026-02-10', aDayOfWork('brandwerk'));
    const click = { id: draft.id, version: draft.version, idempotencyKey: uuid() };
    const [first, second] = await Promise.all([
      issueInvoice(person.on('2026-02-10'), click),
      issueInvoice(person.on('2026-02-10'), click),
    ]);
    expect(second?.number).toBe(first?.number);
    expect(await readEntries(person.on('2026-02-10'), 0, 10)).toHaveLength(1);
  });

  test('a double click on "new invoice" begins one draft, and the key serves no other request', async () => {
    const person = await aJonas();
    const click = { idempotencyKey: uuid(), draft: { title: 'Wartung' } };
    const begun = await Promise.all([
      createDraft(person.on('2026-02-10'), click),
      createDraft(person.on('2026-02-10'), click),
    ]);
    expect(begun[0].id).toBe(begun[1].id);
    expect(
      await refusalOf(createDraft(person.on('2026-02-10'), { ...click, draft: { title: 'Anderes' } })),
    ).toBe('KEY_REUSED');
  });

  test('without client and lines it is refused with what is missing, and no number is lost', async () => {
    const person = await aJonas();
    const empty = await createDraft(person.on('2026-02-10'), { idempotencyKey: uuid(), draft: {} });
    const refused = issueInvoice(person.on('2026-02-10'), {
      id: empty.id,
      version: empty.version,
      idempotencyKey: uuid(),
    });
    await expect(refused).rejects.toMatchObject({ code: 'INCOMPLETE' });
    expect((await bills(person, '2026-02-10', aDayOfWork('brandwerk'))).number).toBe('RE-2026-0001');
  });
});

describe('Jonas writes in two tabs', () => {
  test('the second tab learns that the draft was changed', async () => {
    const person = await aJonas();
    const draft = await drafts(person, '2026-02-10', aDayOfWork('brandwerk'));
    const inTab = (title: string) =>
      saveDraft(person.on('2026-02-10'), {
        id: draft.id,
        version: draft.version,
        draft: { ...draft.draft, title },
      });
    const saved = await inTab('Erster Tab');
    expect(saved.version).toBe(draft.version + 1);
    expect(await refusalOf(inTab('Zweiter Tab'))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(issues(person, '2026-02-10', draft))).toBe('CHANGED_MEANWHILE');
    expect((await getInvoice(person.on('2026-02-10'), draft.id)).title).toBe('Erster Tab');
  });

  test('an issued invoice is no draft any more', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const save = saveDraft(person.on('2026-02-10'), {
      id: invoice.id,
      version: invoice.version,
      draft: invoice.draft,
    });
    expect(await refusalOf(save)).toBe('NOT_A_DRAFT');
    expect(await refusalOf(deleteDraft(person.on('2026-02-10'), invoice.id))).toBe('NOT_A_DRAFT');
    expect(await refusalOf(issues(person, '2026-02-10', invoice))).toBe('NOT_A_DRAFT');
  });

  test('a deleted draft is gone', async () => {
    const person = await aJonas();
    const draft = await drafts(person, '2026-02-10', aDayOfWork('brandwerk'));
    await deleteDraft(person.on('2026-02-10'), draft.id);
    expect(await refusalOf(getInvoice(person.on('2026-02-10'), draft.id))).toBe('NOT_FOUND');
    expect((await listInvoices(person.on('2026-02-10'), {})).counts.all).toBe(0);
  });
});

describe('Jonas cancels an invoice', () => {
  test('a document of its own takes every amount back, and both name each other', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const cancellation = await cancelInvoice(person.on('2026-02-12'), {
      id: invoice.id,
      idempotencyKey: uuid(),
    });
    expect(cancellation).toMatchObject({
      kind: 'cancellation',
      number: 'RE-2026-0002',
      gross: -119000,
      relatedNumber: 'RE-2026-0001',
    });
    const original = await getInvoice(person.on('2026-02-12'), invoice.id);
    expect(original).toMatchObject({
      cancelled: true,
      open: 0,
      relatedId: cancellation.id,
      relatedNumber: 'RE-2026-0002',
    });
    const entries = await readEntries(person.on('2026-02-12'), 0, 10);
    expect(entries.reduce((sum, entry) => sum + entry.net, 0)).toBe(0);
    expect(entries.reduce((sum, entry) => sum + entry.vat, 0)).toBe(0);
  });

  test('a second time is refused, and so are a draft and the cancellation itself', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const draft = await drafts(person, '2026-02-10', aDayOfWork('brandwerk'));
    const cancel = (id: string) => cancelInvoice(person.on('2026-02-12'), { id, idempotencyKey: uuid() });
    const cancellation = await cancel(invoice.id);
    expect(await refusalOf(cancel(invoice.id))).toBe('ALREADY_CANCELLED');
    expect(await refusalOf(cancel(cancellation.id))).toBe('NOT_AN_INVOICE');
    expect(await refusalOf(cancel(draft.id))).toBe('NOT_ISSUED');
  });
});

test('Lena, a small business, issues without VAT and nothing reaches a return', async () => {
  const person = await enter(stage, { ...lena, email: `${uuid()}@vogt-design.example` });
  const invoice = await bills(person, '2026-03-18', {
    client: 'tischlerei',
    title: 'Katalog',
    lines: [
      { description: 'Satz', quantity: '1', unit: 'project', unitPrice: '2800', vatCase: 'smallBusiness' },
    ],
  });
  expect(invoice).toMatchObject({ number: 'V26-001', gross: 280000, totals: { vat: 0 } });
  const [entry] = await readEntries(person.on('2026-03-18'), 0, 10);
  expect(entry).toMatchObject({ scheme: 'smallBusiness', taxPoint: null, net: 280000, vat: 0 });
});
