/** What an expense was for: our names in both languages, what others call it, and the line or box of the income-surplus form. */
import { BILL_CATEGORIES, EXPENSE_CATEGORIES, type ExpenseCategory } from '../expenses/index.ts';
import { incomeSurplusForm } from '../law/index.ts';
import { eurParts } from '../tax-reports/index.ts';
import { CATEGORY_WORDS, readWord } from './words.ts';

/** Null for a word that is none. `year`: of the form whose lines are meant, where the text is one. */
export function readCategory(text: string, year: number): ExpenseCategory | null {
  return readWord(CATEGORY_WORDS, text) ?? byKey(text) ?? byForm(text, year);
}

function byKey(text: string): ExpenseCategory | null {
  return EXPENSE_CATEGORIES.find((category) => category === text.trim().toLowerCase()) ?? null;
}

/** `Kz 228` and `Zeile 50`, also the bare number of a box; of several categories in one line the first. */
function byForm(text: string, year: number): ExpenseCategory | null {
  const box = /^(?:Kz\.?|Kennzahl|box)?\s*(\d{3})$/i.exec(text.trim())?.[1];
  if (box !== undefined) return categoryOfBox(box);
  const line = /^(?:EÜR[- ]?)?(?:Zeile|Z\.|line)\s*(\d{1,2})$/i.exec(text.trim())?.[1];
  const form = incomeSurplusForm(year);
  if (line === undefined || !form.known) return null;
  const boxes = form.value.boxes.filter((one) => one.line === Number(line) && one.side === 'expense');
  return boxes.flatMap(({ kennzahl }) => categoryOfBox(kennzahl) ?? [])[0] ?? null;
}

function categoryOfBox(kennzahl: string): ExpenseCategory | null {
  return BILL_CATEGORIES.find((category) => boxOf(category) === kennzahl) ?? null;
}

/** Where the net of a bill without VAT counts. */
function boxOf(category: ExpenseCategory): string | undefined {
  return eurParts({ taxCode: 'inputNone', scheme: 'regular', category })[0]?.kennzahl;
}
