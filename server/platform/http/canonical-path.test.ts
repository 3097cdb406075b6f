import { expect, test } from 'vitest';
import { isCanonicalPath } from './canonical-path.ts';

test.each([
  '/api/e-invoice-check',
  '/rpc/receivedInvoices/check',
  '/api/business/banks/DE89%203704',
  '/api/tax-reports/vat-advance/2026-Q1',
  '/api/openapi.json',
])('%s is an address', (path) => {
  expect(isCanonicalPath(path)).toBe(true);
});

test.each([
  '/api/e-invoice-check/',
  '/api/./e-invoice-check',
  '/api/x/../e-invoice-check',
  '/api/%2e/e-invoice-check',
  '/api/x/%2E%2e/e-invoice-check',
  '/api//e-invoice-check',
  '//api/e-invoice-check',
  '/api\\e-invoice-check',
  '/api/%65-invoice-check',
  '/api%2Fe-invoice-check',
  '/api/e-invoice\tcheck',
])('%s is another spelling of one', (path) => {
  expect(isCanonicalPath(path)).toBe(false);
});
