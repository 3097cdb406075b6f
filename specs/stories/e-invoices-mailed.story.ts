/** What goes along with a mail is what its client wants: a PDF, a hybrid, or an XRechnung with a copy to read. */
import type { InvoiceFormat } from '@belegbar/domain/clients';
import { getClient, updateClient } from '@belegbar/server/clients';
import { markSent } from '@belegbar/server/invoices';
import { composeMail, remindOf } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { aDayOfWork, credits } from '../support/acts.ts';
import { billsWithTimeSheet, fetches, readAgain } from '../support/e-invoices.ts';
import { readMail } from '../support/read-mail.ts';
import { sendingScene, TODAY } from '../support/sending-scene.ts';

const scene = sendingScene();
beforeEach(() => scene.opensPost({ paper: 'real' }));

const withTimeSheet = () => billsWithTimeSheet(scene.person, TODAY, aDayOfWork('brandwerk'));

async function wants(invoiceFormat: InvoiceFormat): Promise<void> {
  const { id, version } = await getClient(scene.asJonas(), scene.person.clients.brandwerk ?? '');
  await updateClient(scene.asJonas(), { id, version, changes: { invoiceFormat } });
}

/** What is enclosed; pictures of the letter itself are inline. */
const files = (raw: string | undefined) =>
  readMail(raw ?? '').parts.filter(({ fileName, isInline }) => fileName !== null && !isInline);
const names = (raw: string | undefined) => files(raw).map(({ fileName }) => fileName);

const announced = async (id: string, kind: 'invoice' | 'reminder' = 'invoice') =>
  (await composeMail(scene.asJonas(), { id, kind })).attachments;

test.each<[InvoiceFormat, (number: string) => string[]]>([
  ['pdf', (number) => [`${number}.pdf`, 'Stunden.pdf']],
  ['zugferd', (number) => [`${number}.pdf`, 'Stunden.pdf']],
  ['xrechnung', (number) => [`${number}.xml`, `${number}.pdf`]],
])('a client who wants %s gets it, and Jonas reads before what will go', async (format, expected) => {
  await wants(format);
  const { id, number } = await withTimeSheet();
  expect(await announced(id)).toEqual(expected(number ?? ''));
  await scene.send(id);
  expect(await scene.post.round()).toEqual([]);
  expect(names(scene.server.taken[0])).toEqual(expected(number ?? ''));
  const pdf = files(scene.server.taken[0]).find(({ fileName }) => fileName === `${number}.pdf`);
  expect((await readAgain(pdf?.bytes ?? Buffer.of())).embedded).toBe('factur-x.xml');
});

test('the XRechnung in the mail is the stored one, with the time sheet in it', async () => {
  await wants('xrechnung');
  const { id } = await withTimeSheet();
  await scene.send(id);
  await scene.post.round();
  const [xml] = files(scene.server.taken[0]);
  expect(xml?.type).toBe('application/xml');
  const stored = await fetches(scene.asJonas(), id, 'xrechnung');
  expect(xml && stored.bytes.equals(xml.bytes)).toBe(true);
  expect(stored.read.enclosed.map(({ name }) => name)).toEqual(['Stunden.pdf']);
});

test('what the client wants when the mail leaves counts, not what he wanted when it was issued', async () => {
  const { id, number } = await withTimeSheet();
  await wants('xrechnung');
  await scene.send(id);
  await scene.post.round();
  expect(names(scene.server.taken[0])).toEqual([`${number}.xml`, `${number}.pdf`]);
});

test('a credit note goes as an XRechnung, too', async () => {
  await wants('xrechnung');
  const { id, number } = await credits(scene.person, TODAY, await withTimeSheet(), '100.00');
  expect(await announced(id)).toEqual([`${number}.xml`, `${number}.pdf`]);
});

test('where there is no XRechnung, the PDF goes with what belongs to it', async () => {
  const work = aDayOfWork('kiez');
  const owed = work.lines.map((line) => ({ ...line, vatCase: 'domesticReverseCharge' as const }));
  const { id, number } = await billsWithTimeSheet(scene.person, TODAY, { ...work, lines: owed });
  const { id: clientId, version } = await getClient(scene.asJonas(), scene.person.clients.kiez ?? '');
  await updateClient(scene.asJonas(), { id: clientId, version, changes: { invoiceFormat: 'xrechnung' } });
  expect(await announced(id)).toEqual([`${number}.pdf`, 'Stunden.pdf']);
  await scene.send(id);
  await scene.post.round();
  expect(names(scene.server.taken[0])).toEqual([`${number}.pdf`, 'Stunden.pdf']);
});

test('a reminder is no invoice: it goes with the PDF as ever', async () => {
  await wants('xrechnung');
  const { id, number } = await withTimeSheet();
  await markSent(scene.asJonas(), { id, way: 'byHand' });
  scene.post.clock.pass({ days: 20 });
  expect(await announced(id, 'reminder')).toEqual([`${number}.pdf`, 'Stunden.pdf']);
  await remindOf(scene.asJonas(), { id, idempotencyKey: uuid() });
  await scene.post.round();
  expect(names(scene.server.taken[0])).toEqual([`${number}.pdf`, 'Stunden.pdf']);
});
