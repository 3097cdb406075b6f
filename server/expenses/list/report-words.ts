/** The words of the list of expenses as a report. */
import type { ExpenseListSort, ExpenseListState } from './store.ts';

interface ReportWords {
  title: string;
  facts: Record<
    'state' | 'categories' | 'period' | 'vendor' | 'search' | 'chosen' | 'order' | 'extent',
    string
  >;
  states: Record<ExpenseListState | 'all', string>;
  sorts: Record<ExpenseListSort, string>;
  orders: { ascending: string; descending: string };
  period: { between: (from: string, to: string) => string; from: string; to: string };
  chosen: string;
  columns: Record<'number' | 'date' | 'vendor' | 'category' | 'state' | 'gross', string>;
  due: string;
  lacksReceipt: string;
  none: string;
  extent: { one: string; many: (count: string) => string; cut: (shown: string, count: string) => string };
  sums: Record<
    'title' | 'titleCut' | 'currency' | 'count' | 'gross' | 'open' | 'inEuros' | 'all' | 'allMatching',
    string
  >;
}

export const REPORT_WORDS: Readonly<Record<'de' | 'en', ReportWords>> = {
  de: {
    title: 'Ausgaben',
    facts: {
      state: 'Status',
      categories: 'Kategorie',
      period: 'Belegdatum',
      vendor: 'Anbieter',
      search: 'Gesucht',
      chosen: 'Auswahl',
      order: 'Reihenfolge',
      extent: 'Umfang',
    },
    states: {
      all: 'alle, ohne zurückgenommene',
      open: 'Offen',
      due: 'Bald fällig',
      overdue: 'Überfällig',
      paid: 'Bezahlt',
      withoutReceipt: 'Ohne Beleg',
      takenBack: 'Zurückgenommen',
    },
    sorts: { date: 'Datum', number: 'Nummer', vendor: 'Anbieter', due: 'Fälligkeit', gross: 'Betrag' },
    orders: { ascending: 'aufsteigend', descending: 'absteigend' },
    period: { between: (from, to) => `${from} bis ${to}`, from: 'ab', to: 'bis' },
    chosen: 'einzeln gewählte',
    columns: {
      number: 'Nummer',
      date: 'Datum',
      vendor: 'Anbieter',
      category: 'Kategorie',
      state: 'Status',
      gross: 'Brutto in €',
    },
    due: 'fällig',
    lacksReceipt: 'ohne Beleg',
    none: 'Keine Ausgabe passt dazu.',
    extent: {
      one: '1 Ausgabe',
      many: (count) => `${count} Ausgaben`,
      cut: (shown, count) =>
        `die ersten ${shown} von ${count} Ausgaben. Mehr fasst diese Datei nicht; die CSV-Datei enthält alle, und ein kürzerer Zeitraum passt ganz hinein.`,
    },
    sums: {
      title: 'Summen',
      titleCut: 'Summen der gezeigten Ausgaben',
      currency: 'Währung',
      count: 'Anzahl',
      gross: 'Brutto',
      open: 'Noch zu zahlen',
      inEuros: 'Brutto in €',
      all: 'Zusammen',
      allMatching: 'Alle, auch die nicht gezeigten',
    },
  },
  en: {
    title: 'Expenses',
    facts: {
      state: 'State',
      categories: 'Category',
      period: 'Document date',
      vendor: 'Vendor',
      search: 'Search',
      chosen: 'Selection',
      order: 'Order',
      extent: 'Extent',
    },
    states: {
      all: 'all but reversed ones',
      open: 'Unpaid',
      due: 'Due soon',
      overdue: 'Overdue',
      paid: 'Paid',
      withoutReceipt: 'No receipt',
      takenBack: 'Reversed',
    },
    sorts: { date: 'date', number: 'number', vendor: 'vendor', due: 'due day', gross: 'amount' },
    orders: { ascending: 'ascending', descending: 'descending' },
    period: { between: (from, to) => `${from} to ${to}`, from: 'from', to: 'until' },
    chosen: 'picked one by one',
    columns: {
      number: 'Number',
      date: 'Date',
      vendor: 'Vendor',
      category: 'Category',
      state: 'State',
      gross: 'Gross in €',
    },
    due: 'due',
    lacksReceipt: 'no receipt',
    none: 'No expense matches.',
    extent: {
      one: '1 expense',
      many: (count) => `${count} expenses`,
      cut: (shown, count) =>
        `the first ${shown} of ${count} expenses. This file holds no more; the CSV file has them all, and a shorter period fits in whole.`,
    },
    sums: {
      title: 'Totals',
      titleCut: 'Totals of the expenses shown',
      currency: 'Currency',
      count: 'Count',
      gross: 'Gross',
      open: 'Still to pay',
      inEuros: 'Gross in €',
      all: 'Together',
      allMatching: 'All of them, also those not shown',
    },
  },
};
