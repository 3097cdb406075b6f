/** What the server says of an invoice that was received: its row in the queue, and the whole of it. */
import { EXPENSE_CATEGORIES } from '@belegbar/domain/expenses';
import { PURCHASE_TAX_CODES } from '@belegbar/domain/journal';
import {
  IBAN_VERDICTS,
  NO_TRANSFERS,
  NOTE_CODES,
  NOTE_KINDS,
  PROPOSAL_REASONS,
  RECEIVED_STATES,
  SET_ASIDE_REASONS,
} from '@belegbar/domain/received-invoices';
import { z } from 'zod';
import { CentsAmount, DayText, Id } from './common.ts';
import { CheckedInvoice, EnclosedMessage, InvoiceForm } from './e-invoice-check.ts';
import { TransferMessage } from './expenses-messages.ts';

/** An exact decimal as the file has it, in its currency; null where it says none, or something else. */
const Amount = z.string().nullable();

export const ReceivedInvoiceRow = z.object({
  id: Id,
  state: z.enum(RECEIVED_STATES),
  receivedAt: z.iso.datetime(),
  fileName: z.string(),
  container: z.enum(['xml', 'pdf']),
  syntax: InvoiceForm.shape.syntax,
  profile: InvoiceForm.shape.profile,
  /** Empty where the file says none. */
  number: z.string(),
  /** BT-3: 380 invoice, 381 credit note. */
  typeCode: z.string(),
  issueDate: DayText.nullable(),
  dueDate: DayText.nullable(),
  sellerName: z.string(),
  buyerName: z.string(),
  /** ISO 4217; empty where the file says none. */
  currency: z.string(),
  net: Amount,
  vat: Amount,
  gross: Amount,
  /** BT-113: paid before. */
  paid: Amount,
  /** BT-115: what is to be paid. */
  payable: Amount,
  valid: z.boolean(),
  /** How many different rules are broken. */
  fatal: z.int(),
  warnings: z.int(),
  /** A credit note, or an invoice below zero. */
  isCredit: z.boolean(),
  /** Another one with the same sender, number and date, for which booking asks: booked, waiting before it, or set aside as perhaps booked. */
  likelyDuplicateOf: Id.nullable(),
  /** The file holds a second invoice that says something else or cannot be read, for which booking asks. */
  holdsOtherInvoice: z.boolean(),
  iban: z.enum(IBAN_VERDICTS),
  /** What of the buyer is unlike the business. */
  addresseeDiffers: z.array(z.enum(['name', 'vatId'])),
  expense: z.object({ id: Id, number: z.string() }).nullable(),
  setAside: z.object({ reason: z.enum(SET_ASIDE_REASONS), note: z.string() }).nullable(),
});

/** One account that the invoice names (BT-84), in its short form. */
const AccountMessage = z.object({
  iban: z.string(),
  /** By its check digits. */
  isValid: z.boolean(),
  /** On other invoices of the same sender. */
  isKnown: z.boolean(),
});

export const IbanCheck = z.object({
  verdict: z.enum(IBAN_VERDICTS),
  /** BT-31; empty where the file says none. */
  vatId: z.string(),
  accounts: z.array(AccountMessage),
  /** The accounts of earlier invoices of the same sender or name, and of those booked since, the latest first. */
  earlier: z.array(
    z.object({
      iban: z.string(),
      id: Id,
      number: z.string(),
      vatId: z.string(),
      receivedAt: z.iso.datetime(),
    }),
  ),
});

/** One line of the expense for each part of the VAT breakdown (BG-23); VAT shown where the buyer owes it, or may owe it, is a line of its own. */
const ProposedLine = z.object({
  /** BT-118, BT-119, BT-116, BT-117 as the file has them. */
  category: z.string(),
  rate: z.string(),
  base: z.string(),
  tax: z.string(),
  /** Null where the file leaves open who owes the VAT: the user has to choose. */
  taxCode: z.enum(PURCHASE_TAX_CODES).nullable(),
  /** What it can be; where one is proposed, that first: 19 or 7 % of an acquisition. */
  choices: z.array(z.enum(PURCHASE_TAX_CODES)),
  reason: z.enum(PROPOSAL_REASONS),
  /** Cents, to be sent back to `book`; null in a foreign currency, whose amounts in euros the user says. Below zero on a credit. */
  net: CentsAmount.nullable(),
  vat: CentsAmount.nullable(),
});

/** What is to be known before it is booked; the web has a sentence for each code. */
const ProposalNote = z.object({
  kind: z.enum(NOTE_KINDS),
  code: z.enum(NOTE_CODES),
  /** Amounts as decimals with a point, months as `2026-03`. */
  values: z.record(z.string(), z.string()),
});

export const ExpenseProposal = z.object({
  vendor: z.object({ name: z.string(), country: z.string(), vatId: z.string() }),
  /** Null where the file says none that can be read. */
  documentDate: DayText.nullable(),
  servicePeriod: z.object({ from: DayText, to: DayText }).nullable(),
  dueDate: DayText.nullable(),
  /** It bills before the supply (BT-3 386): to book it, the day of payment is needed. */
  isPrepayment: z.boolean(),
  /** A credit note says above zero what is taken off: each amount of the file is booked with the other sign. */
  isSignTurned: z.boolean(),
  currency: z.string(),
  /** BT-111 in cents, where the file says its VAT in euros. */
  vatInEuros: CentsAmount.nullable(),
  lines: z.array(ProposedLine),
  /** The category of the sender's last expense; null for a sender without one. */
  category: z.enum(EXPENSE_CATEGORIES).nullable(),
  notes: z.array(ProposalNote),
  canBook: z.boolean(),
});

export const ReceivedInvoiceMessage = ReceivedInvoiceRow.extend({
  /** SHA-256 of the file as it came, in hex. */
  hash: z.string(),
  contentType: z.enum(['application/xml', 'application/pdf']),
  /** In bytes. */
  size: z.int(),
  /** Name of the person; empty when unknown. */
  receivedBy: z.string(),
  /** Findings and texts in the language asked for. */
  checked: CheckedInvoice,
  /** Fetched from `/files/received-invoices/{id}/enclosed/{position}`; the file from `/files/received-invoices/{id}`, its XML from `…/xml`. */
  enclosed: z.array(EnclosedMessage.extend({ hash: z.string() })),
  /** Others with the same sender, number and date, the earliest first. */
  likelyDuplicates: z.array(
    z.object({
      id: Id,
      fileName: z.string(),
      receivedAt: z.iso.datetime(),
      state: z.enum(RECEIVED_STATES),
      /** Why it was set aside. */
      reason: z.enum(SET_ASIDE_REASONS).nullable(),
    }),
  ),
  ibanCheck: IbanCheck,
  /** To whom it is addressed (BT-44, BT-48), and who the business is. */
  addressee: z.object({
    name: z.string(),
    vatId: z.string(),
    ownName: z.string(),
    ownVatId: z.string(),
  }),
  /** Null once it is booked or set aside. */
  proposal: ExpenseProposal.nullable(),
  /** Where something is to be paid in euros to a valid account. */
  transfer: TransferMessage.nullable(),
  /** Why there is nothing to transfer; null where there is. */
  noTransfer: z.enum(NO_TRANSFERS).nullable(),
  /** When and by whom it was booked or set aside. */
  decided: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
});
