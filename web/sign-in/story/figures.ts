/** The figures of the story at the door: two invented invoices, booked and reported by the very rules of the app. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day, type Period } from '@belegbar/domain/calendar';
import { computeTotals, emptyLine, ratesOn } from '@belegbar/domain/invoices';
import { bookInvoice } from '@belegbar/domain/journal';
import { vatAdvanceForm } from '@belegbar/domain/law';
import { type Cents, decimal, sumCents } from '@belegbar/domain/money';
import { sumsOf, type VatAdvanceBoxFigures, vatAdvance } from '@belegbar/domain/tax-reports';

export interface StoryFigures {
  /** The invoice that is written: its lines and its gross total. */
  lines: readonly { hours: number | null; amount: Cents }[];
  gross: Cents;
  /** What the return of the quarter makes of both. */
  period: Period;
  base: VatAdvanceBoxFigures;
  payable: VatAdvanceBoxFigures;
  /** The entries behind the base, and their sum. */
  entries: readonly { number: string; client: Client; net: Cents }[];
  sum: Cents;
}

export const WRITTEN = { number: 'RE-2026-0043', client: 'written' } as const;
const EARLIER = { number: 'RE-2026-0042', client: 'earlier' } as const;
const DAY = day('2026-10-08');
const PERIOD = '2026-Q4' as Period;
const REGIME: TaxRegime = {
  validFrom: day('2026-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
/** Named in the language of the page. */
export type Client = 'written' | 'earlier';

/** Hours at a price, or one piece. */
type Work = { hours: number | null; price: string };
const EARLIER_WORK: Work[] = [{ hours: 26, price: '90' }];
const WORK: Work[] = [
  { hours: 24, price: '95' },
  { hours: 16, price: '95' },
  { hours: null, price: '320' },
];

/** Worked out once, when the story is fetched. */
export function storyFigures(): StoryFigures {
  const earlier = computed(EARLIER_WORK);
  const written = computed(WORK);
  const entries = [...booked(EARLIER, earlier.totals), ...booked(WRITTEN, written.totals)];
  const form = vatAdvanceForm(2026);
  if (!form.known) throw new Error('the form of the story is not known');
  const { boxes } = vatAdvance({
    period: PERIOD,
    sums: sumsOf(entries, PERIOD),
    form: form.value,
    land: 'BE',
  });
  const box = (kennzahl: string) => {
    const found = boxes.find((each) => each.kennzahl === kennzahl);
    if (found === undefined) throw new Error('the box of the story is empty');
    return found;
  };
  return {
    lines: WORK.map(({ hours }, index) => ({
      hours,
      amount: written.lines[index]?.net ?? written.totals.net,
    })),
    gross: written.totals.gross,
    period: PERIOD,
    base: box('81'),
    payable: box('83'),
    entries: entries.map(({ document, counterparty, net }) => ({
      number: document?.number ?? '',
      client: counterparty as Client,
      net,
    })),
    sum: sumCents(entries.map(({ net }) => net)),
  };
}

type Computed = ReturnType<typeof computeTotals>;

function computed(work: readonly Work[]): Computed {
  const lines = work.map(({ hours, price }, index) => ({
    ...emptyLine(`line-${index}`, 'standard19'),
    quantity: decimal(String(hours ?? 1)),
    unitPrice: decimal(price),
  }));
  return computeTotals({ lines, priceEntry: 'net', discountPercent: null }, ratesOn(DAY));
}

function booked({ number, client }: { number: string; client: Client }, totals: Computed['totals']) {
  const document = {
    kind: 'invoice' as const,
    number,
    currency: 'EUR' as const,
    invoiceDate: DAY,
    servicePeriod: { from: DAY, to: DAY },
    recipient: { name: client, vatId: '' },
    totals,
  };
  return bookInvoice({ document, invoiceId: number, regime: REGIME, category: '' });
}
