/** A slip as it is entered by the verb, without the form. */
import { day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import type { RecordExpenseInput } from '@belegbar/server/expenses';
import type { Slip, SlipLine } from '../../specs/cast/slip.ts';

export function recordOf(said: Slip): Omit<RecordExpenseInput, 'idempotencyKey'> {
  const { on, vendor, country, category, lines, means, privateShare, entertainment, inCurrency, later } =
    said;
  return {
    documentDate: day(on),
    vendor: { name: vendor, country },
    category,
    lines: lines.map(orderOfLine),
    ...(later === undefined ? { paidOn: day(on) } : { dueDate: day(later.due) }),
    ...(later?.isRecurring === true ? { isRecurring: true } : {}),
    ...(means === undefined ? {} : { paymentMeans: means }),
    ...(privateShare === undefined ? {} : { privateSharePercent: decimal(privateShare) }),
    ...(entertainment === undefined ? {} : { entertainment }),
    ...(inCurrency === undefined
      ? {}
      : {
          currency: inCurrency.currency,
          unitsPerEuro: decimal(inCurrency.unitsPerEuro),
          paidEuros: centsFromEuros(decimal(inCurrency.euros)),
        }),
  };
}

function orderOfLine({
  amount,
  importVat,
  taxCode,
  ...beside
}: SlipLine): RecordExpenseInput['lines'][number] {
  const said = centsFromEuros(decimal(amount));
  return taxCode === 'importVat'
    ? { taxCode, net: said, importVat: centsFromEuros(decimal(importVat ?? '0')), ...beside }
    : { taxCode, gross: said, ...beside };
}
