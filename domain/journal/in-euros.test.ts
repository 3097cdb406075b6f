/** Invoices in another currency: the claim counts at the rate of the invoice, money as what it was on the account. */
import type { Day } from '@belegbar/domain/calendar';
import { assert, type Cents, cents, proportionOf, sumCents, ZERO } from '@belegbar/domain/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actOf, type InvoiceAct, type MovedEuros } from './act.ts';
import type { NotedAct } from './act-order.ts';
import { bookAct } from './book-act.ts';
import { bookNoted } from './book-noted.ts';
import { bookUndo } from './book-undo.ts';
import { issued } from './cases/issued.ts';
import { type BookedEntry, type NewEntry, withNew } from './entry.ts';
import { receivedInEuros, taxedOfRefund } from './in-euros.ts';
import { amountsOf, creditableAmounts, openAmount, receivedAmount } from './position.ts';

const CANCELLED = { kind: 'invoice', id: 'b', number: 'ST-1' } as const;
const on = (text: string) => text as Day;

/** Issued in US dollars, of which `euros` of each group are told. */
function inDollars(
  entries: readonly BookedEntry[],
  euros: readonly (readonly [number, number])[],
): BookedEntry[] {
  return entries.map((entry, index) => {
    const [net = 0, vat = 0] = euros[index] ?? [];
    const inCurrency = { currency: 'USD', net: entry.net, vat: entry.vat } as const;
    return { ...entry, net: cents(net), vat: cents(vat), inCurrency };
  });
}

/** 1,000.00 USD and 19 %: 1,190.00 USD; at 1.25 USD for one euro 800.00 and 152.00 €. */
function oneRate(vatBasis: 'accrual' | 'cash'): BookedEntry[] {
  return inDollars(issued([['standard19', 100_000]], { vatBasis }), [[80_000, 15_200]]);
}

function book(entries: readonly BookedEntry[], act: InvoiceAct): BookedEntry[] {
  const made = bookAct(entries, act);
  return [...entries, ...made.map((entry, index) => ({ ...entry, number: entries.length + 1 + index }))];
}

function pays(
  amount: number,
  euros: number,
  more: { discount?: number; fee?: number; taxed?: number } = {},
): InvoiceAct {
  const { discount = 0, fee = 0, taxed = euros } = more;
  return {
    kind: 'payment',
    on: on('2026-03-05'),
    amount: cents(amount),
    discount: cents(discount),
    fee: cents(fee),
    moved: { euros: cents(euros), taxed: cents(taxed) },
  };
}

function shown(entries: readonly NewEntry[]) {
  return entries.map(({ kind, basis, net, vat, taxPoint }) => [kind, basis, net, vat, taxPoint]);
}

function accrual(entries: readonly BookedEntry[]): Cents {
  return sumCents(entries.filter(({ basis }) => basis === 'accrual').flatMap(({ net, vat }) => [net, vat]));
}

describe('An invoice over 1,190.00 USD at 1.25', () => {
  test('taxed by performance: money counts as the 960.00 € that came, its VAT stays that of the invoice', () => {
    const paid = book(oneRate('accrual'), pays(119_000, 96_000));
    // 960.00 x 1,000 / 1,190 = 806.7226…; the rest is 153.28.
    expect(shown(paid.slice(1))).toEqual([['payment', 'cash', 80_672, 15_328, null]]);
    expect(paid[1]?.inCurrency).toEqual({ currency: 'USD', net: 100_000, vat: 19_000 });
    expect([openAmount(paid), receivedAmount(paid), receivedInEuros(paid)]).toEqual([0, 119_000, 96_000]);
  });

  test('taxed on receipt: the same money is what is taxed, on its day', () => {
    const paid = book(oneRate('cash'), pays(119_000, 96_000));
    expect(shown(paid.slice(1))).toEqual([['payment', 'cash', 80_672, 15_328, '2026-03-05']]);
  });

  test("taxed on receipt at the month's rate of 1.28, which is 929.69 €: what came beyond is income alone", () => {
    const paid = book(oneRate('cash'), pays(119_000, 96_000, { taxed: 92_969 }));
    // 929.69 x 1,000 / 1,190 = 781.2521…: 781.25 and 148.44; with 30.31 they are the 960.00 that came.
    expect(shown(paid.slice(1))).toEqual([
      ['payment', 'cash', 78_125, 14_844, '2026-03-05'],
      ['exchangeDifference', 'cash', 3_031, 0, null],
    ]);
    expect([openAmount(paid), receivedAmount(paid), receivedInEuros(paid)]).toEqual([0, 119_000, 96_000]);
    const made = paid.slice(1);
    const wrong = { act: actOf(made), made };
    expect(wrong.act).toEqual(pays(119_000, 96_000, { taxed: 92_969 }));
    const undone = withNew(paid, bookUndo({ entries: paid, acts: [wrong], wrong }));
    expect([openAmount(undone), receivedInEuros(undone)]).toEqual([119_000, 0]);
  });

  test('two parts of different rates leave nothing open, and the account is right to the cent', () => {
    const half = book(oneRate('accrual'), pays(40_000, 33_000));
    expect([openAmount(half), receivedInEuros(half)]).toEqual([79_000, 33_000]);
    const paid = book(half, pays(79_000, 62_017));
    expect([openAmount(paid), receivedInEuros(paid)]).toEqual([0, 95_017]);
  });

  test('2 % kept for paying early lower the claim at the rate of the invoice: 16.00 and 3.04 €', () => {
    const paid = book(oneRate('accrual'), pays(116_620, 95_000, { discount: 2_380 }));
    const discount = paid.filter(({ kind }) => kind === 'discount');
    expect(shown(discount)).toEqual([['discount', 'accrual', -1_600, -304, '2026-03-05']]);
    expect(openAmount(paid)).toBe(0);
  });

  test('what PayPal keeps is euros', () => {
    const fee = book(oneRate('accrual'), pays(119_000, 96_000, { fee: 3_500 })).filter(
      ({ kind }) => kind === 'fee',
    );
    expect(fee.map(({ net, inCurrency }) => [net, inCurrency])).toEqual([
      [-3_500, undefined],
      [-3_500, undefined],
    ]);
  });

  test('a cancellation takes back 952.00 €, and the refund is what left the account', () => {
    const paid = book(oneRate('accrual'), pays(119_000, 96_000));
    const cancelled = book(paid, { kind: 'cancellation', on: on('2026-04-01'), document: CANCELLED });
    expect(shown(cancelled.slice(2))).toEqual([['cancellation', 'accrual', -80_000, -15_200, '2026-04-01']]);
    const refund = {
      kind: 'refund',
      on: on('2026-04-02'),
      amount: cents(119_000),
      moved: { euros: cents(95_500), taxed: cents(95_500) },
    } as const;
    const back = book(cancelled, refund);
    expect([receivedAmount(back), receivedInEuros(back)]).toEqual([0, 500]);
  });

  test('a payment that never came is taken back with the euros that were noted', () => {
    const entries = oneRate('accrual');
    const paid = book(entries, pays(119_000, 96_000));
    const made = paid.slice(1);
    expect(actOf(made)).toEqual(pays(119_000, 96_000));
    const wrong = { act: actOf(made), made };
    const undone = withNew(paid, bookUndo({ entries: paid, acts: [wrong], wrong }));
    expect([openAmount(undone), receivedInEuros(undone)]).toEqual([119_000, 0]);
    expect(undone.at(-1)?.inCurrency).toEqual({ currency: 'USD', net: -100_000, vat: -19_000 });
  });
});

test('what goes back counts at the rate of the money that had come by its day, whatever is noted of later days', () => {
  const early = { ...pays(59_500, 50_000), on: on('2026-02-05') };
  const late = { ...pays(59_500, 40_000), on: on('2026-04-05') };
  const entries = book(book(oneRate('cash'), early), late);
  // 200.00 x 500 / 595 = 168.07 €.
  expect(taxedOfRefund(entries, { amount: cents(20_000), on: on('2026-03-05') })).toBe(16_807);
});

test('an advance before the supply is as much of the claim in euros as it is of it in dollars, whatever else is lowered', () => {
  // 802.19 + 56.15 USD are 737.65 + 51.63 €. 445.65 USD are 416.50 + 29.15; 416.50 × 737.65 / 802.19 = 382.99, 29.15 × 51.63 / 56.15 = 26.80.
  const supplied = issued([['reduced7', 80_219]], { vatBasis: 'accrual', serviceTo: on('2026-05-02') });
  let books = inDollars(
    supplied.map((entry) => ({ ...entry, vat: cents(5_615) })),
    [[73_765, 5_163]],
  );
  const document = { kind: 'invoice', id: 'c', number: 'GU-1' } as const;
  const groups = [
    { vatCase: 'reduced7', exemptionParagraph: null, net: cents(9_626), vat: cents(674) },
  ] as const;
  books = book(books, { kind: 'creditNote', on: on('2026-01-20'), groups, document });
  books = book(books, pays(44_565, 40_569));
  const advances = books.filter(({ kind }) => kind === 'advance' || kind === 'advanceOffset');
  expect(advances.map(({ kind, net, vat }) => [kind, net, vat])).toEqual([
    ['advance', 38_299, 2_680],
    ['advanceOffset', -38_299, -2_680],
  ]);
});

test("a payment is read back at its month's rate, though a part of it is not taxed with the money", () => {
  // 238.00 USD, of which 119.00 with VAT; at 1.40 for one euro 238.00 are 170.00 €, of which 85.00 € are taxed.
  const twoKinds = inDollars(
    issued(
      [
        ['standard19', 10_000],
        ['euService', 11_900],
      ],
      { vatBasis: 'cash' },
    ),
    [
      [8_000, 1_520],
      [9_520, 0],
    ],
  );
  const act = pays(23_800, 20_000, { taxed: 17_000 });
  expect(actOf(withNew([], bookAct(twoKinds, act)))).toEqual(act);
});

test('two credit notes of one day are told apart by their documents, though one moves a cent of the other', () => {
  const twoThousand = inDollars(issued([['standard19', 200_000]], { vatBasis: 'accrual' }), [
    [157_777, 29_978],
  ]);
  const credit = (id: string, net: number, vat: number): InvoiceAct => ({
    kind: 'creditNote',
    on: on('2026-04-01'),
    groups: [{ vatCase: 'standard19', exemptionParagraph: null, net: cents(net), vat: cents(vat) }],
    document: { kind: 'invoice', id, number: id },
  });
  const [first, second] = [credit('k-1', 90_007, 17_101), credit('k-2', 10_016, 1_903)];
  const noted = { act: first, made: withNew([], bookAct(twoThousand, first)) };
  const entries = [...twoThousand, ...noted.made];
  const made = withNew([], bookNoted({ entries, acts: [noted], act: second }));
  expect(made.some(({ document }) => document.id === 'k-1')).toBe(true);
  expect(actOf(made)).toEqual(second);
});

// The parts of a payment are rounded, so that read back by them alone it was a cent more: 8,876.27 and with it 15,254.02.
test('money stays what it was on the account, to the cent, whichever other money is noted late or taken back', () => {
  const invoice = inDollars(
    issued(
      [
        ['standard19', 135_286],
        ['euService', 643_698],
      ],
      { vatBasis: 'cash' },
    ),
    [
      [157_915, 30_004],
      [751_369, 0],
    ],
  );
  const of = (day: string, ...money: Parameters<typeof pays>) => ({ ...pays(...money), on: on(day) });
  const wrong = of('2026-03-02', 337_968, 355_050);
  const others = [of('2026-03-04', 844_922, 887_626), of('2026-03-03', 563_281, 637_775, { taxed: 664_142 })];
  let entries = invoice;
  const noted: NotedAct[] = [];
  for (const act of [wrong, ...others]) {
    const made = withNew([], bookNoted({ entries, acts: noted, act }));
    const numbered = made.map((entry, index) => ({ ...entry, number: entries.length + 1 + index }));
    const said = 'moved' in act ? (act.moved as MovedEuros) : undefined;
    noted.push({ act: actOf(numbered, said), made: numbered });
    entries = [...entries, ...numbered];
  }
  const [first] = noted;
  assert(first !== undefined, 'three were noted');
  entries = [...entries, ...withNew([], bookUndo({ entries, acts: noted, wrong: first }))];
  expect(receivedInEuros(entries)).toBe(887_626 + 637_775);
});

describe('Whatever the rate', () => {
  const amount = fc.integer({ min: 1, max: 5_000_000 });
  const rate = fc.integer({ min: 500, max: 200_000_000 });

  /** Two groups at so many ten thousandths of the currency for one euro. */
  function billed([first, second]: readonly [number, number], perEuro: number): BookedEntry[] {
    const entries = issued(
      [
        ['standard19', first],
        ['reduced7', second],
      ],
      { vatBasis: 'accrual' },
    );
    const at = (units: Cents) => proportionOf(units, cents(10_000), cents(perEuro));
    return inDollars(
      entries,
      entries.map(({ net, vat }) => [at(net), at(vat)] as const),
    );
  }

  test('a claim that is paid in parts, lowered and cancelled leaves no cent of euros', () => {
    fc.assert(
      fc.property(
        fc.tuple(amount, amount),
        rate,
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        (nets, perEuro, part) => {
          let entries = billed(nets, perEuro);
          const paid = cents(Math.max(1, Math.round(openAmount(entries) * part)));
          entries = book(entries, { ...pays(paid, 12_345) });
          const rest = openAmount(entries);
          if (rest > 0) entries = book(entries, { kind: 'writeOff', on: on('2026-05-01'), amount: rest });
          expect(openAmount(entries)).toBe(ZERO);
          entries = book(entries, { kind: 'cancellation', on: on('2026-06-01'), document: CANCELLED });
          expect(accrual(entries)).toBe(0);
          expect(receivedInEuros(entries)).toBe(12_345);
        },
      ),
    );
  });

  test('what of a claim is left in euros is never off its rate by more than a cent per group and amount', () => {
    fc.assert(
      fc.property(fc.tuple(amount, amount), rate, (nets, perEuro) => {
        const entries = billed(nets, perEuro);
        const groups = entries.map((entry) => ({ ...entry, ...amountsOf(entry) }));
        const half = groups.map(({ taxCode, net, vat }) => ({
          vatCase: taxCode as 'standard19',
          exemptionParagraph: null,
          net: cents(Math.floor(net / 2)),
          vat: cents(Math.floor(vat / 2)),
        }));
        const after = book(entries, {
          kind: 'creditNote',
          on: on('2026-05-01'),
          groups: half,
          document: CANCELLED,
        });
        const left = openAmount(after);
        expect(
          Math.abs(accrual(after) - proportionOf(left, cents(10_000), cents(perEuro))),
        ).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('money that never came leaves the books as if it had never been noted, in both currencies', () => {
    const part = fc.integer({ min: 1, max: 100 });
    const euros = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(
        fc.tuple(amount, amount, rate),
        fc.array(fc.tuple(part, euros, fc.constantFrom('payment', 'refund', 'creditNote')), {
          minLength: 2,
          maxLength: 4,
        }),
        fc.nat(),
        ([first, second, perEuro], steps, which) => {
          const issuedThen = billed([first, second], perEuro);
          const acts: InvoiceAct[] = [];
          for (const [index, [share, on, kind]] of steps.entries()) {
            const act = actFrom(fold(issuedThen, acts), { kind, share, euros: on, index });
            if (act !== null) acts.push(act);
          }
          const money = acts.filter(({ kind }) => kind !== 'creditNote');
          const wrong = money[which % Math.max(1, money.length)];
          if (wrong === undefined || isRefundedAfter(acts, wrong)) return;
          const noted = notedActs(issuedThen, acts);
          const entries = fold(issuedThen, acts);
          const taken = noted.find(({ act }) => act === wrong);
          if (taken === undefined) return;
          const undone = withNew(entries, bookUndo({ entries, acts: noted, wrong: taken }));
          const never = fold(
            issuedThen,
            acts.filter((act) => act !== wrong),
          );
          expect(books(undone)).toEqual(books(never));
        },
      ),
    );
  });

  type Step = { kind: 'payment' | 'refund' | 'creditNote'; share: number; euros: number; index: number };

  /** The act with a percentage of what is open, has come, or is owed of the second group; null for nothing. */
  function actFrom(entries: readonly BookedEntry[], { kind, share, euros, index }: Step): InvoiceAct | null {
    const day = on(`2026-0${index + 3}-05`);
    const moved = { euros: cents(euros), taxed: cents(euros) };
    if (kind === 'creditNote') {
      const group = creditableAmounts(entries)[1];
      const net = cents(Math.floor(((group?.net ?? 0) * share) / 100));
      const document = { kind: 'invoice', id: `c${index}`, number: `GS-${index}` } as const;
      const vat = cents(Math.floor(((group?.vat ?? 0) * share) / 100));
      return group === undefined || net === 0
        ? null
        : { kind, on: day, groups: [{ ...group, net, vat }], document };
    }
    const whole = kind === 'payment' ? openAmount(entries) : receivedAmount(entries);
    const part = cents(Math.floor((whole * share) / 100));
    if (part <= 0) return null;
    const money = { on: day, amount: part, moved };
    return kind === 'refund' ? { kind, ...money } : { kind, ...money, discount: ZERO, fee: ZERO };
  }

  /** A payment that was given back since cannot be taken back. */
  function isRefundedAfter(acts: readonly InvoiceAct[], wrong: InvoiceAct): boolean {
    return wrong.kind === 'payment' && acts.slice(acts.indexOf(wrong)).some(({ kind }) => kind === 'refund');
  }

  function fold(issuedThen: readonly BookedEntry[], acts: readonly InvoiceAct[]): BookedEntry[] {
    return acts.reduce<BookedEntry[]>(book, [...issuedThen]);
  }

  function notedActs(issuedThen: readonly BookedEntry[], acts: readonly InvoiceAct[]): NotedAct[] {
    return acts.flatMap((act, index) => {
      const before = fold(issuedThen, acts.slice(0, index));
      const made = fold(issuedThen, acts.slice(0, index + 1)).slice(before.length);
      return made.length === 0 ? [] : [{ act, made }];
    });
  }

  /** What counts where: sums of both currencies by side, tax code and day; nothing of what is zero. */
  function books(entries: readonly BookedEntry[]): Record<string, number[]> {
    const sums: Record<string, number[]> = {};
    for (const entry of entries) {
      const place = JSON.stringify([entry.basis, entry.taxCode, entry.taxPoint]);
      const foreign = amountsOf(entry);
      const amounts = [entry.net, entry.vat, foreign.net, foreign.vat];
      sums[place] = amounts.map((each, index) => each + (sums[place]?.[index] ?? 0));
    }
    return Object.fromEntries(
      Object.entries(sums).filter(([, amounts]) => amounts.some((each) => each !== 0)),
    );
  }
});
