/** An e-invoice by the terms of EN 16931, as `domain/e-invoice/model.ts` has it: every text is optional, and stands as the file has it. */
import type { EInvoice } from '@belegbar/domain/e-invoice';
import { z } from 'zod';

/** Fields that are plain text. */
const texts = <Key extends string>(...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, z.string().optional()])) as Record<
    Key,
    z.ZodOptional<z.ZodString>
  >;
const group = <Key extends string>(...keys: Key[]) => z.object(texts(...keys));

const Identifier = group('value', 'scheme');
const Period = group('start', 'end');
const Address = group('line1', 'line2', 'line3', 'city', 'postCode', 'subdivision', 'country');
const Share = group('amount', 'base', 'percent', 'vatCategory', 'vatRate', 'reason', 'reasonCode');

const Party = z.object({
  ...texts('name', 'tradingName', 'vatId', 'taxNumber', 'legalInformation'),
  identifiers: z.array(Identifier),
  legalRegistration: Identifier.optional(),
  electronicAddress: Identifier.optional(),
  address: Address.optional(),
  contact: group('name', 'phone', 'email').optional(),
});

const Payment = z.object({
  ...texts('code', 'text'),
  account: group('iban', 'holder', 'bic').optional(),
  card: group('number', 'holder').optional(),
});

const Item = z.object({
  ...texts('name', 'description', 'sellerId', 'buyerId', 'originCountry'),
  standardId: Identifier.optional(),
  classifications: z.array(group('code', 'list', 'version')),
  attributes: z.array(group('name', 'value')),
});

const Line = z.object({
  ...texts('id', 'note', 'quantity', 'unit', 'net', 'orderLine', 'buyerAccounting', 'vatCategory', 'vatRate'),
  object: Identifier.optional(),
  period: Period.optional(),
  allowances: z.array(Share),
  charges: z.array(Share),
  price: z
    .object({
      ...texts('net', 'baseQuantity', 'baseUnit'),
      allowance: group('amount', 'gross').optional(),
    })
    .optional(),
  item: Item.optional(),
  /** Lines within the line, of the same form. */
  subLines: z.array(z.looseObject({})),
});

const Totals = z.object({
  ...texts('lineNet', 'allowances', 'charges', 'net', 'vat', 'vatInAccountingCurrency', 'gross'),
  ...texts('paid', 'rounding', 'payable'),
});

/** Without the contents of embedded files (BT-125). */
export const EInvoiceMessage = z.object({
  ...texts('customization', 'process', 'number', 'issueDate', 'typeCode', 'currency', 'accountingCurrency'),
  ...texts('taxPointDate', 'taxPointCode', 'dueDate', 'buyerReference', 'project', 'contract'),
  ...texts('purchaseOrder', 'salesOrder', 'receivingAdvice', 'despatchAdvice', 'tender'),
  ...texts('buyerAccounting', 'paymentTerms', 'remittance'),
  invoicedObject: Identifier.optional(),
  notes: z.array(group('subject', 'text')),
  preceding: z.array(group('number', 'issueDate')),
  seller: Party.optional(),
  buyer: Party.optional(),
  payee: z
    .object({
      ...texts('name'),
      identifier: Identifier.optional(),
      legalRegistration: Identifier.optional(),
    })
    .optional(),
  taxRepresentative: z.object({ ...texts('name', 'vatId'), address: Address.optional() }).optional(),
  delivery: z
    .object({ ...texts('name', 'date'), location: Identifier.optional(), address: Address.optional() })
    .optional(),
  period: Period.optional(),
  payments: z.array(Payment),
  directDebit: group('mandate', 'creditor', 'debitedAccount').optional(),
  allowances: z.array(Share),
  charges: z.array(Share),
  totals: Totals,
  vatBreakdown: z.array(group('base', 'tax', 'category', 'rate', 'exemptionReason', 'exemptionCode')),
  documents: z.array(
    z.object({
      ...texts('reference', 'description', 'location'),
      file: group('mediaType', 'name').optional(),
    }),
  ),
  lines: z.array(Line),
  thirdPartyPayments: z.array(group('kind', 'amount', 'description')),
}) as unknown as z.ZodType<EInvoice, EInvoice>;
