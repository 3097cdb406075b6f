import { expect, test } from 'vitest';
import { routeOf } from './route-of.ts';

test.each([
  ['POST', '/rpc/invoices/issue', '/rpc/*', 'invoices.issue'],
  ['GET', '/api/invoices?limit=5', '/api/*', 'invoices.list'],
  ['GET', '/api/public-invoices/a-secret-token', '/api/public-invoices/:token', 'shareLinks.open'],
  ['POST', '/rpc/no/such', '/rpc/*', '/rpc/*'],
  [
    'GET',
    '/files/invoices/7/factur-x.xml',
    '/files/invoices/:id/factur-x.xml',
    '/files/invoices/:id/factur-x.xml',
  ],
  ['GET', '/anything', undefined, 'page'],
])('%s %s, which the router knows as %s, is %s', (method, url, pattern, route) => {
  expect(routeOf({ method, url, routeOptions: { url: pattern } } as never)).toBe(route);
});
