/** What the owner is told of what recurs. The words say what is in the books, and no more. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { type Cents, type Currency, formatMoney } from '@belegbar/domain/money';
import { ownerOf } from '../business/index.ts';
import { addNotification, type InBothLanguages } from '../notifications/index.ts';
import { type Context, within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';

export interface Told {
  vendor: string;
  dueOn: Day;
}

export interface ToldAmounts extends Told {
  currency: Currency;
  expected: Cents;
  asked: Cents;
  expenseId: string;
}

/** One waits for a look. */
export function tellWaiting(context: Context, transaction: Transaction, told: Told): Promise<void> {
  return tell(context, transaction, {
    type: 'recurring_waiting',
    title: { de: `${told.vendor}: bitte prüfen`, en: `${told.vendor}: please review` },
    message: both(({ day }) => ({
      de: `Fällig am ${day(told.dueOn)}. Gebucht ist noch nichts.`,
      en: `Due on ${day(told.dueOn)}. Nothing has been entered yet.`,
    })),
    actionUrl: '/finance/recurring',
  });
}

/** No bill came. */
export function tellMissing(context: Context, transaction: Transaction, told: Told): Promise<void> {
  return tell(context, transaction, {
    type: 'recurring_missing',
    title: { de: `${told.vendor}: keine Rechnung da`, en: `${told.vendor}: no bill yet` },
    message: both(({ day }) => ({
      de: `Erwartet zum ${day(told.dueOn)}. Seitdem ist keine passende Rechnung erfasst.`,
      en: `Expected for ${day(told.dueOn)}. No matching bill has been entered since.`,
    })),
    actionUrl: '/finance/recurring',
  });
}

/** A bill came over another amount than was expected. */
export function tellDifference(context: Context, transaction: Transaction, told: ToldAmounts): Promise<void> {
  const { vendor, currency, expected, asked, expenseId } = told;
  const rose = asked > expected;
  return tell(context, transaction, {
    type: rose ? 'recurring_rose' : 'recurring_fell',
    title: rose
      ? { de: `${vendor} ist teurer geworden`, en: `${vendor} has become dearer` }
      : { de: `${vendor} verlangt weniger als erwartet`, en: `${vendor} asks for less than expected` },
    message: both(({ day, money }) => ({
      de: `Die Rechnung zum ${day(told.dueOn)} verlangt ${money(asked, currency)}, erwartet waren ${money(expected, currency)}.`,
      en: `The bill for ${day(told.dueOn)} asks for ${money(asked, currency)}; ${money(expected, currency)} was expected.`,
    })),
    actionUrl: `/expenses/${expenseId}`,
  });
}

/** A bill came, and what had been entered without it was taken back. */
export function tellReplaced(context: Context, transaction: Transaction, told: ToldAmounts): Promise<void> {
  return tell(context, transaction, {
    type: 'recurring_replaced',
    title: {
      de: `${told.vendor}: die Rechnung ist da`,
      en: `${told.vendor}: the bill has come`,
    },
    message: both(({ day }) => ({
      de: `Was zum ${day(told.dueOn)} von selbst erfasst wurde, ist zurückgenommen. Die Rechnung steht dafür, nichts zählt doppelt.`,
      en: `What was entered by itself for ${day(told.dueOn)} has been taken back. The bill stands for it, so nothing counts twice.`,
    })),
    actionUrl: `/expenses/${told.expenseId}`,
  });
}

interface Notice {
  type: string;
  title: InBothLanguages;
  message: InBothLanguages;
  actionUrl: string;
}

async function tell(context: Context, transaction: Transaction, notice: Notice): Promise<void> {
  const userId = await ownerOf(context, transaction);
  await addNotification(within(context, transaction), { userId, ...notice });
}

interface Written {
  day: (day: Day) => string;
  money: (amount: Cents, currency: Currency) => string;
}

function both(words: (written: Written) => InBothLanguages): InBothLanguages {
  return { de: words(writtenIn('de')).de, en: words(writtenIn('en')).en };
}

function writtenIn(language: 'de' | 'en'): Written {
  return {
    day: (day) => formatDay(day, language),
    money: (amount, currency) => formatMoney(amount, language, currency),
  };
}
