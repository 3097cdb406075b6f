/** The screens that are inspected, in their states that an address can ask for. */
export const WORK = [
  '/home',
  '/invoices',
  '/invoices?status=overdue&search=nichts',
  '/invoices?status=open,paid&period=this-year&from=10&kind=quote',
  '/invoices/new',
  '/finance/expenses',
  '/finance/expenses?status=overdue&category=software&period=this-year&search=nichts',
  '/finance/received',
  '/finance/received?state=booked&search=nichts',
  '/finance/recurring',
  '/e-invoice-check',
  '/my-business',
  '/user-profile',
  '/user-profile?tab=mails',
  '/user-profile?tab=security',
  '/imports?kind=services',
  '/career-agent',
];

export const REPORTS = [
  '/tax-reports',
  '/tax-reports/vat-advance',
  '/tax-reports/annual-vat?year=2025',
  '/tax-reports/annual-vat?year=2026&box=81',
  '/tax-reports/eur?year=2026',
  '/tax-reports/eur?year=2026&line=income',
  '/tax-reports/eur?year=2026&month=3',
  '/tax-reports/recapitulative?period=2025-Q3',
  '/tax-reports/recapitulative?period=2025-Q3&vatId=ATU12345675&kind=services',
  '/finance',
  '/finance?year=2025&month=3&side=expense',
  '/compliance',
  '/compliance?month=2025-10',
];

export const ADMINISTRATION = ['/admin', '/admin/templates', '/data-classification'];

export const BEFORE_SIGNING_IN = [
  '/auth',
  '/auth?mode=signup',
  '/auth?ref=JKMN2345',
  '/auth?mode=reset&error=INVALID_TOKEN',
  '/auth?mode=magic-link&token=x',
  '/auth?mode=new-password&token=x',
  '/auth?mode=second-factor',
  '/email-confirmation?error=expired',
  '/email-confirmation?error=TOKEN_EXPIRED',
  '/email-confirmation?error=ALREADY_CONFIRMED',
  '/email-confirmation?token=x',
  '/account-deletion?token=x',
  '/account-deletion',
  '/invite?ref=JKMN2345',
  '/outbox',
  '/e-invoice-check',
  '/gibt-es-nicht',
];

export const NOTIFICATIONS = [
  '/email-notifications/client',
  '/email-notifications/personal',
  '/email-notifications/pending-approvals',
];
