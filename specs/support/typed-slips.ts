/** A slip typed into the form of the screen, by the rules of that form: vendor, category, amounts; and what the form sends of it. */
import { contract } from '@belegbar/contract';
import { day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import type { RecordExpenseInput } from '@belegbar/server/expenses';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { complete, type ExpenseForm, newForm } from '../../web/expenses/form/expense-form.ts';
import { following } from '../../web/expenses/form/follow.ts';
import { emptyLine, type FormLine, isEmptyLine } from '../../web/expenses/form/form-line.ts';
import type { Slip, SlipLine } from '../cast/slip.ts';

const WORDS = { food: 'Speisen', drinks: 'Getränke', tip: 'Trinkgeld' };

/** What is sent when the slip was typed on its day; throws where the form still asks for something, or the message is none. */
export function sentOf(slip: Slip): RecordExpenseInput {
  const order = complete(typed(slip));
  if (!order.ok) throw new Error(`The form asks of ${slip.vendor}: ${JSON.stringify(order.problems)}`);
  const schema = contract.expenses.record['~orpc'].inputSchema as z.ZodType;
  return schema.parse({ ...order.value, idempotencyKey: uuid() }) as RecordExpenseInput;
}

function typed(slip: Slip): ExpenseForm {
  const { on, vendor, country, category, means, privateShare, entertainment, inCurrency, later } = slip;
  const steps: Partial<ExpenseForm>[] = [
    { vendor: { name: vendor, country, vatId: '' } },
    { category },
    ...(means === undefined ? [] : [{ paymentMeans: means }]),
    ...(later === undefined
      ? []
      : [{ isPaid: false, dueDate: day(later.due), isRecurring: later.isRecurring === true }]),
    ...(privateShare === undefined ? [] : [{ privateSharePercent: decimal(privateShare) }]),
    ...(inCurrency === undefined
      ? []
      : [
          {
            currency: inCurrency.currency,
            unitsPerEuro: decimal(inCurrency.unitsPerEuro),
            paidEuros: centsFromEuros(decimal(inCurrency.euros)),
          },
        ]),
    ...(entertainment === undefined
      ? []
      : [{ entertainment: { ...entertainment, participants: entertainment.participants.join(', ') } }]),
  ];
  const headed = steps.reduce(after, newForm(day(on)));
  return after(headed, { lines: typedLines(headed.lines, slip.lines) });
}

function after(form: ExpenseForm, changes: Partial<ExpenseForm>): ExpenseForm {
  return { ...form, ...following(form, changes, WORDS) };
}

/** Into a line that the form proposes for it, else into the next that is empty, else into one more. */
function typedLines(proposed: readonly FormLine[], lines: readonly SlipLine[]): FormLine[] {
  const typedIn = [...proposed];
  for (const line of lines) {
    const place = placeOf(typedIn, line);
    const before = typedIn[place] ?? emptyLine(place);
    typedIn[place] = typedLine(before, line);
  }
  return typedIn;
}

function placeOf(proposed: readonly FormLine[], { taxCode, description }: SlipLine): number {
  const named = proposed.findIndex((line) => line.amount === null && line.description === description);
  if (named >= 0) return named;
  const coded = proposed.findIndex((line) => line.amount === null && line.taxCode === taxCode);
  if (coded >= 0) return coded;
  const empty = proposed.findIndex(isEmptyLine);
  return empty >= 0 ? empty : proposed.length;
}

/** A tax code is chosen only where the form has proposed another. */
function typedLine(before: FormLine, { taxCode, amount, importVat, ...beside }: SlipLine): FormLine {
  const { description = before.description, recipient = '', asset = null } = beside;
  return {
    ...before,
    description,
    recipient,
    asset,
    taxCode,
    isCodeChosen: before.isCodeChosen || before.taxCode !== taxCode,
    amount: centsFromEuros(decimal(amount)),
    vat: importVat === undefined ? null : centsFromEuros(decimal(importVat)),
  };
}
