/** E-invoices behind a share link: offered beside the PDF where there are some, and to nobody whose link does not open. */

import { getInvoice } from '@belegbar/server/invoices';
import {
  createShareLink,
  downloadSharedEInvoice,
  listShareLinks,
  openShareLink,
  readSharedPage,
  setShareLinkActive,
} from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { BEZIRKSAMT, fetches, hashOf } from '../support/e-invoices.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-04-01';
let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, { ...jonas, clients: { ...jonas.clients, amt: BEZIRKSAMT } });
});
afterAll(() => stage.close());

const aClient = (on = TODAY): Context => ({
  ...person.on(on),
  businessId: '',
  actor: { kind: 'public' },
});

async function shares(work: CastInvoice = aDayOfWork('amt')) {
  const { id } = await bills(person, TODAY, work);
  const asked = { invoiceId: id, idempotencyKey: uuid(), expiresInDays: 7 };
  const link = await createShareLink(person.on(TODAY), asked);
  return { id, link, token: link.token };
}

const markup = async (token: string, language = 'de') =>
  (await readSharedPage(aClient(), { token, language, accepted: '' })).body.markup;

test('the client fetches the stored file from the page, in either language', async () => {
  const { id, token } = await shares();
  expect(await markup(token)).toContain(`href="/public-invoice/${token}/xrechnung.xml"`);
  expect(await markup(token)).toContain('XML der E-Rechnung');
  expect(await markup(token, 'en')).toContain('XML of the e-invoice');
  expect((await openShareLink(aClient(), { token })).eInvoice).toBe('xrechnung');
  for (const file of ['xrechnung', 'facturX'] as const) {
    const { bytes, contentType } = await downloadSharedEInvoice(aClient(), { token, file });
    expect(contentType).toBe('application/xml');
    expect(hashOf(bytes)).toBe((await fetches(person.on(TODAY), id, file)).hash);
  }
});

test('fetching it is no visit, but somebody may have seen the invoice', async () => {
  const { id, token } = await shares();
  await downloadSharedEInvoice(aClient(), { token, file: 'xrechnung' });
  expect((await listShareLinks(person.on(TODAY), id)).links[0]?.accessCount).toBe(0);
  expect((await getInvoice(person.on(TODAY), id)).graceUntil).toBeNull();
});

test('where no e-invoice is possible the page offers the PDF alone', async () => {
  const work = aDayOfWork('kiez');
  const owed = work.lines.map((line) => ({ ...line, vatCase: 'domesticReverseCharge' as const }));
  const { token } = await shares({ ...work, lines: owed });
  expect(await markup(token)).not.toContain('.xml');
  for (const file of ['xrechnung', 'facturX'] as const)
    expect(await refusalOf(downloadSharedEInvoice(aClient(), { token, file }))).toBe('NOT_FOUND');
});

test('a link that is unknown, expired or switched off gives none', async () => {
  const { link, token } = await shares();
  const asks = (context: Context, given: string) =>
    refusalOf(downloadSharedEInvoice(context, { token: given, file: 'xrechnung' }));
  expect(await asks(aClient(), 'x'.repeat(43))).toBe('NOT_FOUND');
  expect(await asks(aClient('2026-04-09'), token)).toBe('NOT_FOUND');
  await setShareLinkActive(person.on(TODAY), { id: link.id, active: false });
  expect(await asks(aClient(), token)).toBe('NOT_FOUND');
});
