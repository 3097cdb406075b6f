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

test('a draft comes back from the form as it went in', () => {
  const draft = draftWith(
    line('a', { description: 'Audit', quantity: decimal('2.5'), unitPrice: decimal('760.125') }),
    line('b', { vatCase: 'exempt', exemptionParagraph: '4 Nr. 21', discountPercent: decimal('10') }),
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
