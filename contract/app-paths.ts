/** The addresses that the web app resolves, so that the server can answer any other with 404. `$` begins a part that differs. */
const APP_PATHS = [
  '/',
  '/auth',
  '/email-confirmation',
  '/account-deletion',
  '/weekly-digest-off',
  '/invite',
  '/outbox',
  '/e-invoice-check',
  '/home',
  '/dashboard',
  '/invoices',
  '/invoices/new',
  '/invoices/actions/$id',
  '/invoice',
  '/invoice/new',
  '/invoice/$id',
  '/clients',
  '/clients/$id',
  '/subscription',
  '/finance',
  '/expenses/new',
  '/expenses/$id',
  '/expenses/$id/edit',
  '/finance/expenses',
  '/finance/received',
  '/finance/received/$id',
  '/finance/recurring',
  '/finance/vouchers',
  '/finance/assets',
  '/tax-reports',
  '/tax-reports/vat-advance',
  '/tax-reports/annual-vat',
  '/tax-reports/eur',
  '/tax-reports/recapitulative',
  '/tax-reports/income-tax',
  '/career-agent',
  '/compliance',
  '/email-notifications',
  '/email-notifications/client',
  '/email-notifications/my',
  '/email-notifications/personal',
  '/email-notifications/pending-approvals',
  '/my-business',
  '/profile',
  '/user-profile',
  '/imports',
  '/imports/$id',
  '/admin',
  '/admin/templates',
  '/data-classification',
] as const;

const PATTERNS = APP_PATHS.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`));

/** Whether the web app has a screen, or a way to one, at the path of an address without its query. */
export function isAppPath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

/** Those that people open first and come back to; the server sends them drawn. */
const RENDERED_PATHS: readonly string[] = ['/home', '/invoices'];

/** Whether the server draws the screen of the path before the app is there. */
export function isRenderedPath(path: string): boolean {
  return RENDERED_PATHS.includes(path);
}
