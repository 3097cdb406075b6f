/** How a client can pay, in a sentence of the document. */
import type { PaymentMethod } from '@belegbar/domain/business';
import type { Language } from './invoice.ts';

/** Empty where money comes by bank transfer alone, which the account says already. */
export function paymentSentence(methods: readonly PaymentMethod[], language: Language): string {
  if (methods.every((method) => method === 'bankTransfer')) return '';
  const names = methods.map((method) => WAYS[language][method]);
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join(', ');
  const either = language === 'de' ? 'oder' : 'or';
  const list = others === '' ? last : `${others} ${either} ${last}`;
  return language === 'de' ? `Zahlung ${list} möglich.` : `You can pay ${list}.`;
}

const WAYS: Record<Language, Record<PaymentMethod, string>> = {
  de: {
    bankTransfer: 'per Überweisung',
    paypal: 'mit PayPal',
    cash: 'bar',
    other: 'auf einem anderen vereinbarten Weg',
  },
  en: {
    bankTransfer: 'by bank transfer',
    paypal: 'with PayPal',
    cash: 'in cash',
    other: 'in another way we have agreed',
  },
};
