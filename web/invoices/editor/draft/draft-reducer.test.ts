import { day } from '@belegbar/domain/calendar';
import { emptyDraft, type InvoiceDraft, type InvoiceLine } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { blankLine, draftOf, formOf, isBlank, refusedFields } from './draft-form.ts';
import { type DraftAction, reduceDraft } from './draft-reducer.ts';

describe('numbers as they are typed', () => {
  const cases: [typed: string, language: 'de' | 'en', price: string][] = [
    ['1.234,56', 'de', '1234.56'],
    ['1,234.56', 'en', '1234.56'],
    ['95', 'de', '95'],
    ['95 €', 'de', '95'],
    ['-15,00', 'de', '-15'],
    ['0,0375', 'de', '0.0375'],
  ];
  test.each(cases)('the price "%s" typed in %s is %s', (typed, language, price) => {
    const draft = draftOf(act(form(line('a')), type('a', 'unitPrice', typed, language)));
    expect(draft.lines[0]?.unitPrice).toBe(price);
  });

  test('text that is no number keeps standing there, is refused at its field, and the price before it counts', () => {
    const after = act(
      form(line('a', { unitPrice: decimal('95') })),
      type('a', 'unitPrice', '95 Taler', 'de'),
    );
    expect(after.lines[0]?.unitPrice.text).toBe('95 Taler');
    expect(refusedFields(after)).toEqual([{ field: 'lines.0.unitPrice', code: 'number.form' }]);
    expect(draftOf(after).lines[0]?.unitPrice).toBe('95');
  });

  test('a discount above 100 % is refused', () => {
    const after = act(form(line('a')), type('a', 'discount', '101', 'de'));
    expect(refusedFields(after)[0]?.field).toBe('lines.0.discountPercent');
    expect(draftOf(after).lines[0]?.discountPercent).toBeNull();
  });

  test('leaving the field prints the number the usual way', () => {
    const after = act(form(line('a')), type('a', 'unitPrice', '1234,5', 'de'), {
      kind: 'settleNumber',
      id: 'a',
      field: 'unitPrice',
      language: 'de',
    });
    expect(after.lines[0]?.unitPrice.text).toBe('1.234,50');
  });

  test('leaving the field leaves refused text alone', () => {
    const after = act(form(line('a')), type('a', 'quantity', 'zwei', 'de'), {
      kind: 'settleNumber',
      id: 'a',
      field: 'quantity',
      language: 'de',
    });
    expect(after.lines[0]?.quantity.text).toBe('zwei');
  });
});

describe('lines', () => {
  test('move up and down and stop at the ends', () => {
    const start = form(line('a'), line('b'), line('c'));
    expect(ids(act(start, { kind: 'moveLine', id: 'a', by: 1 }))).toEqual(['b', 'a', 'c']);
    expect(ids(act(start, { kind: 'moveLine', id: 'c', by: -1 }))).toEqual(['a', 'c', 'b']);
    expect(act(start, { kind: 'moveLine', id: 'a', by: -1 })).toBe(start);
  });

  test('from services take the place of blank lines at the end', () => {
    const start = form(line('a', { description: 'Audit' }), line('blank'));
    const service = { ...blankLine('s', 'standard19', 'de'), description: 'Workshop' };
    expect(ids(act(start, { kind: 'insertFilled', lines: [service] }))).toEqual(['a', 's']);
  });

  test('that follow the proposal change with it, those chosen otherwise stay', () => {
    const start = form(line('a'), line('b', { vatCase: 'reduced7' }));
    const after = act(start, { kind: 'followProposal', from: 'standard19', to: 'euService' });
    expect(after.lines.map((item) => item.vatCase)).toEqual(['euService', 'reduced7']);
  });

  test('a blank line counts as blank until something is written in it', () => {
    const blank = blankLine('a', 'standard19', 'de');
    expect(isBlank(blank)).toBe(true);
    expect(isBlank({ ...blank, description: 'Audit' })).toBe(false);
  });
});

describe('the period of a line', () => {
  const today = day('2026-03-16');
  const typed = (end: 'from' | 'to', text: string): DraftAction => ({
    kind: 'typeDay',
    id: 'a',
    end,
    text,
    today,
  });
  const open: DraftAction = { kind: 'givePeriod', id: 'a', language: 'de' };
  const periodAfter = (...actions: DraftAction[]) =>
    draftOf(act(form(line('a')), open, ...actions)).lines[0]?.servicePeriod;

  test('goes from day to day; one of them alone is a single day, none is no period', () => {
    const march = { from: '2026-03-02', to: '2026-03-06' };
    expect(periodAfter(typed('from', '2.3.'), typed('to', '6.3.26'))).toEqual(march);
    expect(periodAfter(typed('from', '2.3.'))).toEqual({ ...march, to: march.from });
    expect(periodAfter(typed('to', '6.3.'))).toEqual({ ...march, from: march.to });
    expect(periodAfter(typed('from', '2.3.'), typed('from', ''))).toBeNull();
    expect(draftOf(form(line('a'))).lines[0]).not.toHaveProperty('servicePeriod');
  });

  test('is refused at its field while a day cannot be read, and stands as it was', () => {
    const after = act(form(line('a')), open, typed('from', '2.3.'), typed('from', '2.3.20x'));
    expect(refusedFields(after)).toEqual([{ field: 'lines.0.servicePeriod', code: 'day.form' }]);
    expect(draftOf(after).lines[0]?.servicePeriod?.from).toBe('2026-03-02');
  });

  test('is opened only once, and written the usual way when it is left or the language changes', () => {
    const settled = act(form(line('a')), open, typed('from', '020326'), open, {
      kind: 'settleDay',
      id: 'a',
      end: 'from',
      language: 'de',
    });
    expect(settled.lines[0]?.period?.from.text).toBe('02.03.2026');
    const english = act(settled, { kind: 'reprint', language: 'en' });
    expect(english.lines[0]?.period?.from.text).toBe('2 Mar 2026');
  });
});

test('a draft comes back from the form as it went in', () => {
  const draft = draftWith(
    line('a', { description: 'Audit', quantity: decimal('2.5'), unitPrice: decimal('760.125') }),
    line('b', { vatCase: 'exempt', exemptionParagraph: '4 Nr. 21', discountPercent: decimal('10') }),
    line('c', { servicePeriod: { from: day('2026-03-02'), to: day('2026-03-06') } }),
    line('d', { servicePeriod: null }),
  );
  expect(draftOf(formOf(draft, 'de'))).toEqual(draft);
  expect(draftOf(formOf(draft, 'en'))).toEqual(draft);
});

function act(start: ReturnType<typeof form>, ...actions: DraftAction[]) {
  return actions.reduce(reduceDraft, start);
}

function type(
  id: string,
  field: 'quantity' | 'unitPrice' | 'discount',
  text: string,
  language: 'de' | 'en',
): DraftAction {
  return { kind: 'typeNumber', id, field, text, language };
}

function ids({ lines }: ReturnType<typeof form>) {
  return lines.map(({ id }) => id);
}

function form(...lines: InvoiceLine[]) {
  return formOf(draftWith(...lines), 'de');
}

function line(id: string, changes: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    id,
    description: '',
    details: '',
    quantity: decimal('1'),
    unit: 'hourly',
    unitPrice: decimal('0'),
    discountPercent: null,
    vatCase: 'standard19',
    exemptionParagraph: null,
    ...changes,
  };
}

function draftWith(...lines: InvoiceLine[]): InvoiceDraft {
  return { ...emptyDraft({ language: 'de', paymentDays: 0 }), lines };
}
