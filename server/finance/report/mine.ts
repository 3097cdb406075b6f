/** What is really one's own, with what was assumed, and what of it is still to be paid. */
import type { ReportPart, ReportRow, ReportSection } from '@belegbar/documents';
import { type MineKind, type ReallyMine, reallyMine } from '@belegbar/domain/finance';
import { type Cents, subtractCents, sumCents } from '@belegbar/domain/money';
import type { FinanceYearView } from '../read-year.ts';
import type { Say } from './say.ts';

export function mineSections(year: FinanceYearView, say: Say): ReportSection[] {
  const mine = reallyMine(year.facts as Parameters<typeof reallyMine>[0], year.assumptions);
  return [
    {
      title: say.word('mine.title'),
      aside: String(year.year),
      parts: [
        sumTable([...mine.lines.map((line) => lineRow(line, { year, say })), totalRow(mine, say)], say),
        { kind: 'note', text: noteOf(mine, { year, say }) },
      ],
    },
    ...(mine.untaxed === null ? [assumptionsSection(year, say)] : []),
    ...toBePaidSection(mine, { year, say }),
  ];
}

function sumTable(rows: readonly ReportRow[], say: Say): ReportPart {
  return {
    kind: 'table',
    columns: [
      { head: '', kind: 'text' },
      { head: say.word('inEuros'), kind: 'amount', widthMm: 36 },
    ],
    rows,
  };
}

interface Told {
  year: FinanceYearView;
  say: Say;
}

function lineRow({ kind, amount }: { kind: MineKind; amount: Cents }, { year, say }: Told): ReportRow {
  const { profit, plannedDepreciation: planned } = year.facts;
  const of = kind === 'incomeTax' && planned !== 0 ? 'incomeTaxPlanned' : kind;
  const note =
    kind === 'openBills'
      ? say.word('mine.note.openBills', { count: year.payables.count })
      : say.word(`mine.note.${of}`, {
          profit: say.money(profit),
          planned: say.money(planned),
          year: year.year,
        });
  return { cells: [{ text: say.word(`mine.line.${kind}`), note }, say.plain(amount)] };
}

function totalRow({ total }: ReallyMine, say: Say): ReportRow {
  return { cells: [say.word('mine.total'), say.plain(total)], look: 'total' };
}

function noteOf({ untaxed }: ReallyMine, { year, say }: Told): string {
  if (untaxed !== null) return say.word(`mine.untaxed.${untaxed}`);
  return [say.word('mine.asIf'), ...(year.areAssumed ? [say.word('mine.assumed')] : [])].join(' ');
}

/** Without them nobody could check the sum. */
function assumptionsSection({ year, assumptions }: FinanceYearView, say: Say): ReportSection {
  const { assessment, otherIncome, deductions, prepaid, privateMonthly, paysChurchTax, tradeMultiplier } =
    assumptions;
  const rows: [key: string, value: string][] = [
    ['assume.assessment', say.word(`assume.${assessment}`)],
    ['assume.otherIncome', say.money(otherIncome)],
    ['assume.deductions', say.money(deductions)],
    ['assume.prepaid', say.money(prepaid)],
    ['assume.privateMonthly', say.money(privateMonthly)],
    ['mine.line.church', say.word(paysChurchTax ? 'sheet.yes' : 'sheet.no')],
    [
      'mine.line.trade',
      tradeMultiplier === null
        ? say.word('sheet.noTrade')
        : `${say.word('assume.multiplier')}: ${tradeMultiplier}${say.language === 'de' ? '\u00a0' : ''}%`,
    ],
  ];
  return {
    title: say.word('assume.title', { year }),
    aside: '',
    parts: [
      {
        kind: 'table',
        columns: [
          { head: '', kind: 'text' },
          { head: '', kind: 'amount', widthMm: 80 },
        ],
        rows: rows.map(([key, value]) => ({ cells: [say.word(key), value] })),
      },
    ],
  };
}

function toBePaidSection({ taxOpen, taxPaid }: ReallyMine, { year, say }: Told): ReportSection[] {
  const rows: { text: string; note: string; amount: Cents }[] = [
    ...year.vatReturns.map((one) => ({
      text: say.word('toBePaid.vat', { period: periodText(one.period, say) }),
      note: dueNote(one, say),
      amount: subtractCents(one.payable, one.paid),
    })),
    {
      text: say.word('toBePaid.tax'),
      note:
        taxPaid === 0
          ? say.word('toBePaid.nothingPaid')
          : say.word('toBePaid.paid', { amount: say.money(taxPaid) }),
      amount: taxOpen,
    },
    {
      text: say.word('mine.line.openBills'),
      note: say.word('mine.note.openBills', { count: year.payables.count }),
      amount: year.facts.openBills,
    },
  ].filter(({ amount }) => amount !== 0);
  if (rows.length === 0) return [];
  const sum = sumCents(rows.map(({ amount }) => amount));
  const lines = rows.map(({ text, note, amount }) => ({ cells: [{ text, note }, say.plain(amount)] }));
  return [
    {
      title: say.word('toBePaid.title'),
      aside: '',
      parts: [
        sumTable([...lines, { cells: [say.word('sheet.sum'), say.plain(sum)], look: 'total' }], say),
        { kind: 'note', text: say.word('toBePaid.byBooks') },
      ],
    },
  ];
}

/** `Q3 2026` or `Oktober 2026`. */
function periodText(period: string, say: Say): string {
  const [year = '', part = ''] = period.split('-');
  return part.startsWith('Q') ? `${part} ${year}` : say.monthText(period);
}

function dueNote(
  { isOver, dueDate, payable, paid }: FinanceYearView['vatReturns'][number],
  say: Say,
): string {
  if (!isOver) return say.word('toBePaid.running');
  const isLate = dueDate < say.today && payable > paid;
  return say.word(isLate ? 'toBePaid.late' : 'toBePaid.due', { day: say.day(dueDate) });
}
