import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { complete, type ExpenseForm, newForm } from './expense-form.ts';
import { following } from './follow.ts';

const WORDS = { food: 'Speisen', drinks: 'Getränke', tip: 'Trinkgeld' };

function meal(): ExpenseForm {
  const form = { ...newForm(day('2026-10-06')), vendor: { name: 'Trattoria', country: 'DE', vatId: '' } };
  return { ...form, ...following(form, { category: 'business_meals' }, WORDS) };
}

function typedInto(form: ExpenseForm, place: number, changes: Partial<ExpenseForm['lines'][number]>) {
  return { ...form, lines: form.lines.map((line, at) => (at === place ? { ...line, ...changes } : line)) };
}

test('lines of a meal that the form has proposed and nobody has filled are none', () => {
  const order = complete(typedInto(meal(), 0, { amount: cents(5_350) }));
  expect(order).toMatchObject({ ok: true, value: { lines: [{ description: 'Speisen', net: 5_000 }] } });
});

test('a line that somebody has described is asked for its amount', () => {
  const form = typedInto(meal(), 0, { amount: cents(5_350) });
  const order = complete(typedInto(form, 1, { description: 'Wein' }));
  expect(order).toEqual({ ok: false, problems: [{ field: 'lines.1', code: 'text.empty' }] });
});
