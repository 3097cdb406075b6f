/** The e-invoice of a document in another currency than euros: its VAT in both (BT-110, BT-111), and how it is paid. */
import { day } from '@belegbar/domain/calendar';
import { cancelInvoice, type InvoiceDocument, type InvoiceDraft } from '@belegbar/domain/invoices';
import { CURRENCIES, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { breaches, documentOf, line, PARIS } from '../testing/composed.ts';
import { composeEInvoice } from './index.ts';

/** 1,000.00 USD net, 190.00 USD VAT; 190 / 1.0889 = 174.488…, so 174.49 €. */
function inDollars(draft: Partial<InvoiceDraft> = {}, parties = {}): InvoiceDocument {
  const currency = { currency: 'USD', unitsPerEuro: decimal('1.0889') } as const;
  return documentOf({ ...line('standard19', '1000'), ...currency, ...draft }, parties);
}

describe('an invoice in dollars', () => {
  test('says all in dollars, and its VAT in euros as well', () => {
    const { currency, accountingCurrency, totals, vatBreakdown } = composeEInvoice(inDollars(), 'xrechnung');
    expect([currency, accountingCurrency]).toEqual(['USD', 'EUR']);
    expect(totals).toEqual({
      lineNet: '1000.00',
      net: '1000.00',
      vat: '190.00',
      gross: '1190.00',
      payable: '1190.00',
      vatInAccountingCurrency: '174.49',
    });
    expect(vatBreakdown).toEqual([{ base: '1000.00', tax: '190.00', category: 'S', rate: '19' }]);
    expect(breaches(inDollars())).toEqual([]);
  });

  test('of two rates says the sum of both, each rounded by itself', () => {
    // 190 / 1.0889 = 174.488…; 7 % of 100.00 are 7.00, 7 / 1.0889 = 6.428…; 174.49 + 6.43 = 180.92.
    const lines = [...line('standard19', '1000').lines, ...line('reduced7', '100').lines];
    const { totals } = composeEInvoice(inDollars({ lines }), 'en16931');
    expect([totals.vat, totals.vatInAccountingCurrency]).toEqual(['197.00', '180.92']);
    expect(breaches(inDollars({ lines }))).toEqual([]);
  });

  test.each<[string, InvoiceDocument]>([
    ['without VAT', inDollars(line('euService'), { client: PARIS })],
    ['whose rate is not known yet', inDollars({ unitsPerEuro: null })],
  ])('%s names no second currency (BT-6)', (_, document) => {
    const { accountingCurrency, totals } = composeEInvoice(document, 'xrechnung');
    expect([accountingCurrency, totals.vatInAccountingCurrency]).toEqual([undefined, undefined]);
    expect(breaches(document)).toEqual([]);
  });

  test('whose VAT is less than half a cent of a euro still says so', () => {
    // 19 % of 5.00 IDR are 0.95; 0.95 / 18,000 = 0.00005… €.
    const small = inDollars({
      ...line('standard19', '5'),
      currency: 'IDR',
      unitsPerEuro: decimal('18000'),
    });
    const { accountingCurrency, totals } = composeEInvoice(small, 'xrechnung');
    expect([accountingCurrency, totals.vat, totals.vatInAccountingCurrency]).toEqual(['EUR', '0.95', '0.00']);
    expect(breaches(small)).toEqual([]);
  });

  test('is cancelled below zero in both, and credited above it', () => {
    const cancellation = cancelInvoice({
      document: inDollars(),
      number: 'ST-1',
      today: day('2026-03-20'),
    });
    const cancelled = composeEInvoice(cancellation, 'xrechnung');
    expect(cancelled.totals).toMatchObject({ vat: '-190.00', vatInAccountingCurrency: '-174.49' });
    const creditNote = { ...cancellation, kind: 'creditNote' as const };
    const credited = composeEInvoice(creditNote, 'xrechnung');
    expect(credited.totals).toMatchObject({ vat: '190.00', vatInAccountingCurrency: '174.49' });
    expect([cancelled, credited].map(({ accountingCurrency }) => accountingCurrency)).toEqual(['EUR', 'EUR']);
    expect([cancellation, creditNote].flatMap(breaches)).toEqual([]);
  });

  // SEPA transfers are in euros only (UNTDID 4461: 58, 30).
  test('is paid by a transfer that is none of SEPA', () => {
    const codes = [inDollars(), documentOf(line('standard19'))].map(
      (document) => composeEInvoice(document, 'xrechnung').payments[0]?.code,
    );
    expect(codes).toEqual(['30', '58']);
  });
});

test.each(CURRENCIES.filter((currency) => currency !== 'EUR'))(
  'an invoice in %s breaks no rule',
  (currency) => {
    expect(breaches(inDollars({ currency }))).toEqual([]);
  },
);
