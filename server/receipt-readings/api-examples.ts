/** Examples of its procedures, by operation id; a test holds them against the contract. */
import type { ApiExample } from '../platform/capability.ts';

const receiptId = '0199f3a0-0000-7000-8000-0000000000f1';
const place = { page: 1, left: 120, top: 840, right: 430, bottom: 872 };
const picture = {
  width: 900,
  height: 1600,
  url: `/files/receipt-pages/${receiptId}/1.webp?business=0199a000-0000-7000-8000-000000000002&hash=5f1c&expires=1773484200&signature=Zm9v`,
  expiresAt: '2026-03-14T10:30:00.000Z',
};
const summary = { receiptId, state: 'read', refusal: null, source: 'ocr' };

export const receiptReadingsExamples: Readonly<Record<string, ApiExample>> = {
  'receiptReadings.list': {
    input: { ids: [receiptId] },
    output: {
      readings: [
        {
          ...summary,
          vendor: 'Tankhof Süd',
          date: '2026-03-13',
          total: 7104,
          currency: 'EUR',
          isSure: true,
          hasRivals: false,
          alike: null,
          picture,
        },
      ],
    },
  },
  'receiptReadings.get': {
    input: { receiptId },
    output: {
      ...summary,
      fileName: 'tankbeleg.jpg',
      fields: {
        kind: 'fuel',
        vendor: { value: 'Tankhof Süd', place },
        date: { value: '2026-03-13', place },
        number: null,
        currency: 'EUR',
        total: { value: 7104, place, proofs: ['vat'] },
        otherTotals: [],
        tip: null,
        vat: [{ rate: '19', net: 5970, vat: 1134, places: [place] }],
        iban: null,
        vatId: null,
        paymentWay: 'card',
        sure: ['total', 'vat'],
      },
      pages: [picture],
      alike: null,
    },
  },
};
