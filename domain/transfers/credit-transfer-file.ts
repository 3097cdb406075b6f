/** Customer credit transfers for a bank: pain.001.001.09 by the implementation guidelines of the EPC (EPC132-08, 2025). */
import { normaliseIban } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { XmlElement } from '@belegbar/domain/e-invoice';
import { assert, type Cents, euroText, sumCents } from '@belegbar/domain/money';
import { sepaIdentifier, sepaText } from './sepa-text.ts';

/** Its namespace. */
export const PAIN_001 = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

export interface CreditTransfer {
  /** By which the payer knows it; no other of the order has it. */
  endToEndId: string;
  amount: Cents;
  payee: string;
  iban: string;
  /** Empty: not said, which within SEPA is enough. */
  bic: string;
  /** A creditor reference (ISO 11649); empty without one. */
  creditorReference: string;
  /** What it is known by otherwise. */
  remittance: string;
}

/** What is paid from one account on one day. */
export interface TransferOrder {
  /** At most 32 characters; no other order of the payer has it. */
  messageId: string;
  createdAt: Date;
  executionDay: Day;
  payer: {
    name: string;
    iban: string;
    bic: string;
    address: { street: string; postCode: string; city: string; country: string };
  };
  /** At least one. */
  transfers: readonly CreditTransfer[];
}

/** The document. Amounts, accounts and names have been asked for; texts are spelt as every bank takes them. */
export function creditTransferFile({
  messageId,
  createdAt,
  payer,
  transfers,
  ...order
}: TransferOrder): XmlElement {
  const ids = new Set(transfers.map(({ endToEndId }) => identifier(endToEndId)));
  assert(transfers.length > 0 && ids.size === transfers.length, 'transfers that are told apart');
  const sums = [
    leaf('NbOfTxs', String(transfers.length)),
    leaf('CtrlSum', euroText(sumCents(transfers.map(({ amount }) => amount)))),
  ];
  const name = leaf('Nm', sepaText(payer.name, NAME_MAXIMUM));
  const header = node('GrpHdr', [
    leaf('MsgId', identifier(messageId)),
    leaf('CreDtTm', `${createdAt.toISOString().slice(0, 19)}Z`),
    ...sums,
    node('InitgPty', [name]),
  ]);
  const payment = node('PmtInf', [
    leaf('PmtInfId', identifier(`${messageId}-1`)),
    leaf('PmtMtd', 'TRF'),
    ...sums,
    node('PmtTpInf', [node('SvcLvl', [leaf('Cd', 'SEPA')])]),
    node('ReqdExctnDt', [leaf('Dt', order.executionDay)]),
    node('Dbtr', [name, ...addressOf(payer.address, transfers)]),
    accountOf('DbtrAcct', payer.iban),
    node('DbtrAgt', [bankOf(payer.bic)]),
    leaf('ChrgBr', 'SLEV'),
    ...transfers.map(transferOf),
  ]);
  return {
    ...node('Document', [node('CstmrCdtTrfInitn', [header, payment])]),
    attributes: { xmlns: PAIN_001 },
  };
}

const NAME_MAXIMUM = 70;
const IDENTIFIER_MAXIMUM = 35;
const REMITTANCE_MAXIMUM = 140;

function transferOf(transfer: CreditTransfer): XmlElement {
  const { endToEndId, amount, payee, iban, bic } = transfer;
  return node('CdtTrfTxInf', [
    node('PmtId', [leaf('EndToEndId', identifier(endToEndId))]),
    node('Amt', [{ ...leaf('InstdAmt', euroText(amount)), attributes: { Ccy: 'EUR' } }]),
    ...(bic === '' ? [] : [node('CdtrAgt', [bankOf(bic)])]),
    node('Cdtr', [leaf('Nm', sepaText(payee, NAME_MAXIMUM))]),
    accountOf('CdtrAcct', iban),
    ...remittanceOf(transfer),
  ]);
}

/** Structured or not, never both. */
function remittanceOf({ creditorReference, remittance }: CreditTransfer): XmlElement[] {
  if (creditorReference !== '') {
    const type = node('Tp', [node('CdOrPrtry', [leaf('Cd', 'SCOR')]), leaf('Issr', 'ISO')]);
    const reference = node('CdtrRefInf', [type, leaf('Ref', creditorReference)]);
    return [node('RmtInf', [node('Strd', [reference])])];
  }
  const text = sepaText(remittance, REMITTANCE_MAXIMUM);
  return text === '' ? [] : [node('RmtInf', [leaf('Ustrd', text)])];
}

/**
 * Asked for where money leaves the EEA (Regulation (EU) 2015/847); with town and country in fields of their own, since lines without them
 * are no longer taken from November 2026 on.
 */
function addressOf(
  { street, postCode, city, country }: TransferOrder['payer']['address'],
  transfers: readonly CreditTransfer[],
): XmlElement[] {
  const isWithin = transfers.every(({ iban }) => EEA.includes(normaliseIban(iban).slice(0, 2)));
  const town = sepaText(city, 35);
  if (isWithin || town === '' || country === '') return [];
  const parts = [
    ['StrtNm', sepaText(street, 70)],
    ['PstCd', sepaText(postCode, 16)],
    ['TwnNm', town],
    ['Ctry', country],
  ] as const;
  return [
    node(
      'PstlAdr',
      parts.flatMap(([name, text]) => (text === '' ? [] : [leaf(name, text)])),
    ),
  ];
}

const EEA = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);

function bankOf(bic: string): XmlElement {
  if (bic !== '') return node('FinInstnId', [leaf('BICFI', bic)]);
  return node('FinInstnId', [node('Othr', [leaf('Id', 'NOTPROVIDED')])]);
}

function accountOf(name: string, iban: string): XmlElement {
  return node(name, [node('Id', [leaf('IBAN', normaliseIban(iban))])]);
}

function identifier(text: string): string {
  return sepaIdentifier(text, IDENTIFIER_MAXIMUM);
}

function node(name: string, children: XmlElement[]): XmlElement {
  return { name, attributes: {}, children, text: '' };
}

function leaf(name: string, text: string): XmlElement {
  return { name, attributes: {}, children: [], text };
}
