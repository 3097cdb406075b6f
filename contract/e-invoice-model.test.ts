import { expect, test } from 'vitest';
import { WHOLE_INVOICE } from '../domain/e-invoice/testing.ts';
import { EInvoiceMessage } from './e-invoice-model.ts';

test('a message has every term of the model but the contents of embedded files', () => {
  const lines = WHOLE_INVOICE.lines.map((line) => ({ ...line, subLines: [{ id: '1.1' }] }));
  const documents = WHOLE_INVOICE.documents.map(({ file: { content: _, ...file }, ...document }) => ({
    ...document,
    file,
  }));
  expect(EInvoiceMessage.parse({ ...WHOLE_INVOICE, lines, documents: WHOLE_INVOICE.documents })).toEqual({
    ...WHOLE_INVOICE,
    lines,
    documents,
  });
});
