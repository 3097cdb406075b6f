/** Where an expense of a category stands: in which box and line of Anlage EÜR, and on which account. */
import { day } from '@belegbar/domain/calendar';
import type { ExpenseCategory } from '@belegbar/domain/expenses';
import { type EurKennzahl, incomeSurplusForm, type Known } from '@belegbar/domain/law';
import { assert, ZERO } from '@belegbar/domain/money';
import { accountOf, type ChartOfAccounts } from './accounts/account-of.ts';
import { eurParts } from './eur/kennzahl.ts';

export interface CategoryPlace {
  kennzahl: EurKennzahl;
  /** Of the form of that year. */
  line: number;
  account: string;
}

/** Of a bill with German VAT that is paid in the year; refuses years whose form or charts are not known. */
export function categoryPlace(
  category: ExpenseCategory,
  { year, chart }: { year: number; chart: ChartOfAccounts },
): Known<CategoryPlace> {
  const form = incomeSurplusForm(year);
  if (!form.known) return form;
  const [cost] = eurParts({ taxCode: 'inputStandard19', scheme: 'regular', category });
  const box = form.value.boxes.find(({ kennzahl }) => kennzahl === cost?.kennzahl);
  assert(box !== undefined, 'every category has a box in every year');
  const account = accountOf(
    {
      kind: 'expense',
      category,
      taxCode: 'inputStandard19',
      net: ZERO,
      vat: ZERO,
      bookedOn: day(`${year}-12-31`),
      exemptionParagraph: null,
    },
    chart,
  );
  if (!account.known) return account;
  return { known: true, value: { kennzahl: box.kennzahl, line: box.line, account: account.value } };
}
