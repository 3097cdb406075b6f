/** One line of the bill as it is typed: an amount of which the others follow to the cent, under a tax code. */
import type { AssetDescription } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import {
  type Deduction,
  expenseLineFromGross,
  expenseLineFromNet,
  SELF_ASSESSED,
} from '@belegbar/domain/expenses';
import { addCents, type Cents, subtractCents, ZERO } from '@belegbar/domain/money';
import type { Expense } from '../message.ts';
import type { Category } from './expense-form.ts';

export type TaxCode = Expense['lines'][number]['taxCode'];

export type MealPart = 'food' | 'drinks' | 'tip';

export interface FormLine {
  /** By which it is known while it is typed. */
  key: number;
  /** Of a bill that is set right; null: a new line. */
  id: number | null;
  description: string;
  /** The description that the form has written itself; empty: none. */
  proposed: string;
  /** Of a meal that the form has laid out: which of its rates it has. */
  part: MealPart | null;
  taxCode: TaxCode;
  /** Whether the user has chosen the code, so that no proposal changes it. */
  isCodeChosen: boolean;
  /** As the form says: with VAT or without. */
  amount: Cents | null;
  /** As the bill has it, where that is not what follows from the amount. */
  vat: Cents | null;
  category: Category | null;
  deduction: Deduction | null;
  recipient: string;
  asset: AssetDescription | null;
  /** Of the table of useful lives, or `CONSUMED`; null: nobody has said yet what it is. */
  usefulLife: string | null;
  /** The useful life as it is typed, where it is another than that of the table. */
  lifeTyped: TypedLife | null;
}

/** What is no asset, whatever it cost. */
export const CONSUMED = 'consumed';

export interface TypedLife {
  count: string;
  unit: 'years' | 'months';
}

export interface Amounts {
  net: Cents;
  vat: Cents;
  gross: Cents;
}

export function emptyLine(key: number, said: Partial<FormLine> = {}): FormLine {
  return {
    key,
    id: null,
    description: '',
    proposed: '',
    part: null,
    taxCode: 'inputStandard19',
    isCodeChosen: false,
    amount: null,
    vat: null,
    category: null,
    deduction: null,
    recipient: '',
    asset: null,
    usefulLife: null,
    lifeTyped: null,
    ...said,
  };
}

/** A line of an expense, with the very amounts that it has. */
export function lineOf(line: Expense['lines'][number]): FormLine {
  const { id, taxCode, net, vat, description = '', recipient = '' } = line;
  return emptyLine(id, {
    id,
    description,
    taxCode,
    isCodeChosen: true,
    amount: isOwed(taxCode) ? net : addCents(net, vat),
    vat,
    category: line.category ?? null,
    deduction: line.deduction ?? null,
    recipient,
    asset: line.asset === undefined ? null : { ...line.asset },
    usefulLife: line.asset === undefined ? CONSUMED : null,
  });
}

/** A line into which nothing was typed. */
export function isEmptyLine({ amount, description, proposed, recipient, asset }: FormLine): boolean {
  const isDescribed = description.trim() !== '' && description !== proposed;
  return amount === null && !isDescribed && recipient.trim() === '' && asset === null;
}

/** Whether the VAT of the code is part of what is paid for it. */
export function isOwed(taxCode: TaxCode): boolean {
  return SELF_ASSESSED.includes(taxCode);
}

/** Whether there is an amount of VAT on the bill, or of customs, which the user may know better. */
export function hasVat(taxCode: TaxCode): boolean {
  return ['inputStandard19', 'inputReduced7', 'importVat'].includes(taxCode);
}

/** All three in cents; null while the amount is missing, or where its rate is not known. What customs assess comes on top of the amount. */
export function amountsOf(
  { taxCode, amount, vat }: FormLine,
  { typed }: { typed: 'gross' | 'net' },
  on: Day,
): Amounts | null {
  if (amount === null) return null;
  if (taxCode === 'importVat') return { net: amount, vat: vat ?? ZERO, gross: addCents(amount, vat ?? ZERO) };
  if (!hasVat(taxCode)) return { net: amount, vat: ZERO, gross: amount };
  if (vat !== null)
    return typed === 'net'
      ? { net: amount, vat, gross: addCents(amount, vat) }
      : { net: subtractCents(amount, vat), vat, gross: amount };
  const known =
    typed === 'net' ? expenseLineFromNet(taxCode, amount, on) : expenseLineFromGross(taxCode, amount, on);
  if (!known.known) return null;
  const { net, vat: tax } = known.value;
  return { net, vat: tax, gross: addCents(net, tax) };
}

/** The line with its amount said the other way, so that what it comes to stays. */
export function turnedTo(line: FormLine, typed: 'gross' | 'net', on: Day | null): FormLine {
  const before = on === null ? null : amountsOf(line, { typed: typed === 'net' ? 'gross' : 'net' }, on);
  if (before === null || !hasVat(line.taxCode) || line.taxCode === 'importVat') return line;
  const turned = { ...line, amount: typed === 'net' ? before.net : before.gross };
  const after = on === null ? null : amountsOf(turned, { typed }, on);
  // A cent may round the other way.
  return after?.vat === before.vat ? turned : { ...turned, vat: before.vat };
}
