/** Issued invoices are e-invoices, too: an XRechnung, and a PDF with the same in it; made once, as far as the rules allow. */
import { validateEInvoice } from '@belegbar/domain/e-invoice';
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { getClient, updateClient } from '@belegbar/server/clients';
import { cancelInvoice, getInvoice, storeDocument } from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { aDayOfWork, bills, credits, drafts, issues, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { BEZIRKSAMT, billsWithTimeSheet, fetches, TIME_SHEET } from '../support/e-invoices.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';
const WORK = aDayOfWork('amt');
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, { ...jonas, clients: { ...jonas.clients, amt: BEZIRKSAMT } });
});
afterAll(() => stage.close());

const fetch = (id: string, file: 'pdf' | 'xrechnung' | 'facturX') => fetches(person.on(TODAY), id, file);

/** What is stored of the invoice, as the database has it. */
async function storedAs(id: string) {
  const { rows } = await fresh.superuser.query(
    'select document_hash, xrechnung_hash, cii_hash, e_invoice_breaches from invoices where id = $1',
    [id],
  );
  return rows[0];
}

describe('Jonas bills a public body', () => {
  // 1 day at 1,000.00 net; 19 % of it are 190.00, 1,190.00 gross.
  test('and its XRechnung says what the invoice says, with his time sheet in it', async () => {
    const invoice = await billsWithTimeSheet(person, TODAY);
    const { fileName, contentType, bytes, hash, read } = await fetch(invoice.id, 'xrechnung');
    expect([fileName, contentType]).toEqual([`${invoice.number}.xml`, 'application/xml']);
    expect((await storedAs(invoice.id)).xrechnung_hash).toBe(hash);
    expect(await stage.platformOn(TODAY).files.get(person.businessId, hash)).toEqual(new Uint8Array(bytes));
    expect([read.container, read.syntax, read.unread, read.empty]).toEqual(['xml', 'ubl-invoice', [], []]);
    expect(read.invoice).toMatchObject({
      customization: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      number: invoice.number,
      typeCode: '380',
      issueDate: TODAY,
      dueDate: '2026-04-15',
      buyerReference: '04011000-1234512345-06',
      seller: {
        name: 'Jonas Weber',
        tradingName: 'Weber Code',
        vatId: 'DE314159262',
        contact: { phone: '030 5550 3410' },
      },
      buyer: {
        name: 'Bezirksamt Mitte',
        electronicAddress: { value: '04011000-1234512345-06', scheme: '0204' },
      },
      payments: [{ code: '58', account: { iban: 'DE89370400440532013000' } }],
      totals: { lineNet: '1000.00', net: '1000.00', vat: '190.00', gross: '1190.00', payable: '1190.00' },
      vatBreakdown: [{ base: '1000.00', tax: '190.00', category: 'S', rate: '19' }],
      lines: [{ quantity: '1', unit: 'DAY', net: '1000.00', item: { name: 'Workshop' } }],
    });
    const [sheet] = read.enclosed;
    expect([sheet?.name, sheet?.mediaType]).toEqual(['Stunden.pdf', 'application/pdf']);
    expect(sheet && TIME_SHEET.equals(sheet.bytes)).toBe(true);
  });

  test('and writes of tickets, of markup and of a firm with an ampersand, which all three files say to the letter', async () => {
    const title = 'Umzug Müller&Co; &nbsp; und &#65; in Issues #1, #2';
    const { id } = await bills(person, TODAY, { ...WORK, title });
    for (const file of ['xrechnung', 'pdf', 'facturX'] as const) {
      const { read } = await fetch(id, file);
      expect(read.invoice.notes[0]?.text).toBe(title);
      expect(validateEInvoice(read)).toMatchObject({ valid: true, findings: [] });
    }
    expect(await storedAs(id)).toMatchObject({ e_invoice_breaches: [] });
  });

  test('and in its PDF lies the very CII that is stored', async () => {
    const { id } = await billsWithTimeSheet(person, TODAY);
    const [pdf, cii] = [await fetch(id, 'pdf'), await fetch(id, 'facturX')];
    expect(cii.fileName).toMatch(/^RE-2026-\d{4}-factur-x\.xml$/);
    expect([pdf.read.container, pdf.read.embedded, pdf.read.syntax]).toEqual(['pdf', 'factur-x.xml', 'cii']);
    expect(cii.bytes.equals(pdf.read.xml)).toBe(true);
    expect(await storedAs(id)).toMatchObject({
      document_hash: pdf.hash,
      cii_hash: cii.hash,
      e_invoice_breaches: [],
    });
    expect(cii.read.invoice.customization).toBe('urn:cen.eu:en16931:2017');
    // The CII names them; they lie beside it in the PDF.
    expect([cii.read.invoice.documents, cii.read.enclosed]).toEqual([[{ reference: 'Stunden.pdf' }], []]);
    const enclosed = { name: 'Stunden.pdf', mediaType: 'application/pdf', bytes: new Uint8Array(TIME_SHEET) };
    expect(pdf.read.enclosed).toEqual([enclosed]);
    expect(pdf.read.attachments).toEqual(['Stunden.pdf', 'factur-x.xml']);
  });

  test('and all of it is made once, whoever comes first, and named in the protocol', async () => {
    const { id } = await bills(person, TODAY, WORK);
    const both = await Promise.all([fetch(id, 'xrechnung'), fetch(id, 'pdf')]);
    const before = await storedAs(id);
    expect(both.map(({ hash }) => hash)).toEqual([before.xrechnung_hash, before.document_hash]);
    await storeDocument(person.on('2026-05-01'), id);
    expect(await storedAs(id)).toEqual(before);
    const { rows } = await fresh.superuser.query(
      "select detail from audit_log where subject_id = $1 and action = 'invoices.storeDocument'",
      [id],
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      {
        hash: before.document_hash,
        xrechnungHash: before.xrechnung_hash,
        ciiHash: before.cii_hash,
        breaches: [],
      },
    ]);
    for (const change of ['xrechnung_hash = null', 'cii_hash = document_hash', "e_invoice_breaches = '[{}]'"])
      await expect(
        fresh.superuser.query(`update invoices set ${change} where id = $1`, [id]),
      ).rejects.toThrow('a stored document cannot be replaced');
  });

  test('and sees at the invoice what there is', async () => {
    const { id, eInvoice } = await bills(person, TODAY, WORK);
    expect(eInvoice).toEqual({ xrechnung: false, facturX: false, breaches: [] });
    await storeDocument(person.on(TODAY), id);
    expect((await getInvoice(person.on(TODAY), id)).eInvoice).toEqual({
      xrechnung: true,
      facturX: true,
      breaches: [],
    });
  });
});

test('without a phone number a public body gets no invoice, all others do', async () => {
  const change = async (phone: string) => {
    const { version } = await getBusiness(person.on(TODAY));
    await updateBusiness(person.on(TODAY), { version, changes: { phone } });
  };
  await change('');
  const draft = await drafts(person, TODAY, WORK);
  await expect(issues(person, TODAY, draft)).rejects.toMatchObject({
    code: 'INCOMPLETE',
    data: {
      problems: [
        {
          field: 'business.phone',
          code: 'e-invoice.rule',
          paragraph: 'XRechnung BR-DE-6',
          severity: 'blocking',
          values: { rule: 'BR-DE-6' },
        },
      ],
    },
  });
  const { id } = await bills(person, TODAY, aDayOfWork('brandwerk'));
  expect(await refusalOf(fetch(id, 'xrechnung'))).toBe('NOT_FOUND');
  expect((await fetch(id, 'facturX')).read.invoice.totals.payable).toBe('1190.00');
  expect((await getInvoice(person.on(TODAY), id)).eInvoice).toEqual({
    xrechnung: false,
    facturX: true,
    breaches: [{ profile: 'xrechnung', ids: ['BR-DE-6'] }],
  });
  await change('030 5550 3410');
  expect((await issues(person, TODAY, draft)).number).toMatch(/^RE-2026-/);
});

test('a client who wants ZUGFeRD, owes the VAT and has no VAT id must give one first; a PDF or a cancellation does without', async () => {
  const work = aDayOfWork('kiez');
  const owed = {
    ...work,
    lines: work.lines.map((line) => ({ ...line, vatCase: 'domesticReverseCharge' as const })),
  };
  const { id } = await bills(person, TODAY, owed);
  expect(await refusalOf(fetch(id, 'pdf'))).toContain('einvoice.none');
  expect((await getInvoice(person.on(TODAY), id)).eInvoice.breaches).toEqual([
    { profile: 'xrechnung', ids: ['BR-AE-02'] },
    { profile: 'en16931', ids: ['BR-AE-02'] },
  ]);
  const client = await getClient(person.on(TODAY), person.clients.kiez ?? '');
  const changes = { invoiceFormat: 'zugferd' as const };
  await updateClient(person.on(TODAY), { id: client.id, version: client.version, changes });
  await expect(bills(person, TODAY, owed)).rejects.toMatchObject({
    data: { problems: [{ field: 'client.vatId', paragraph: 'EN 16931 BR-AE-02' }] },
  });
  const cancellation = await cancelInvoice(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await refusalOf(fetch(cancellation.id, 'facturX'))).toBe('NOT_FOUND');
});

test('Lena, a Kleinunternehmerin without a VAT id, is known by her tax number', async () => {
  const her = await enter(stage, lena);
  const work = {
    description: 'Logo',
    quantity: '1',
    unit: 'project',
    unitPrice: '900',
    vatCase: 'smallBusiness',
  } as const;
  const { id } = await bills(her, TODAY, { client: 'verlag', title: 'Logo', lines: [work] });
  for (const file of ['xrechnung', 'facturX'] as const) {
    const { invoice } = (await fetches(her.on(TODAY), id, file)).read;
    expect(invoice.seller).toMatchObject({
      taxNumber: '02/815/08156',
      identifiers: [{ value: '02/815/08156' }],
    });
    expect(invoice.seller?.vatId).toBeUndefined();
    expect(invoice.vatBreakdown).toEqual([
      {
        base: '900.00',
        tax: '0.00',
        category: 'E',
        rate: '0',
        exemptionReason: expect.stringContaining('§ 19 UStG'),
      },
    ]);
    expect(invoice.totals.payable).toBe('900.00');
  }
});

describe('what takes an invoice back is an e-invoice as well', () => {
  // 200.00 less, 38.00 of VAT with it.
  test('a credit note (381) says positive amounts, and which invoice it lowers', async () => {
    const invoice = await bills(person, TODAY, WORK);
    const { id } = await credits(person, TODAY, invoice, '200.00');
    for (const [file, syntax] of [
      ['xrechnung', 'ubl-credit-note'],
      ['facturX', 'cii'],
    ] as const) {
      const { read } = await fetch(id, file);
      expect(read.syntax).toBe(syntax);
      expect(read.invoice).toMatchObject({
        typeCode: '381',
        preceding: [{ number: invoice.number, issueDate: TODAY }],
        totals: { net: '200.00', vat: '38.00', payable: '238.00' },
      });
    }
    expect((await fetch(id, 'pdf')).read.invoice.typeCode).toBe('381');
  });

  test('a cancellation (384) takes the amounts off', async () => {
    const invoice = await bills(person, TODAY, WORK);
    const cancellation = await cancelInvoice(person.on(TODAY), { id: invoice.id, idempotencyKey: uuid() });
    const { read } = await fetch(cancellation.id, 'xrechnung');
    expect(read.invoice).toMatchObject({
      typeCode: '384',
      preceding: [{ number: invoice.number }],
      totals: { net: '-1000.00', vat: '-190.00', payable: '-1190.00' },
      lines: [{ quantity: '-1', net: '-1000.00', price: { net: '1000' } }],
    });
  });
});
