/** Every path of the specification: who may open it, and where others end. `{invoice}` and its share `{link}` are those of the story. */
export interface Destination {
  path: string;
  access: 'public' | 'signedIn' | 'admin';
  /** Where it leads whoever may open it. */
  leadsTo?: string;
  /** Where it leads a stranger; otherwise protected paths lead to `/auth` and come back. */
  strangerTo?: string;
  /** Where it leads whoever is signed in, though it is public. */
  insiderTo?: string;
}

export const DESTINATIONS: readonly Destination[] = [
  { path: '/', access: 'public', strangerTo: '/auth', insiderTo: '/home' },
  { path: '/auth', access: 'public', insiderTo: '/home' },
  { path: '/auth?mode=signup', access: 'public', insiderTo: '/home' },
  { path: '/auth?ref=JKMN2345', access: 'public', insiderTo: '/home' },
  { path: '/email-confirmation', access: 'public', strangerTo: '/auth' },
  { path: '/account-deletion?token=x', access: 'public' },
  { path: '/invite', access: 'public' },
  { path: '/home', access: 'signedIn' },
  { path: '/imports', access: 'signedIn' },
  { path: '/imports/0199f3a0-0000-7000-8000-0000000000c3', access: 'signedIn' },
  { path: '/invoices', access: 'signedIn' },
  { path: '/invoices/actions/0199f3a0-0000-7000-8000-0000000000a2', access: 'signedIn' },
  { path: '/invoices/new', access: 'signedIn' },
  { path: '/invoice/new', access: 'signedIn', leadsTo: '/invoices/new' },
  { path: '/invoice', access: 'signedIn', leadsTo: '/home' },
  { path: '/dashboard', access: 'signedIn', leadsTo: '/home' },
  { path: '/invoice/{invoice}', access: 'signedIn' },
  { path: '/compliance', access: 'signedIn' },
  { path: '/tax-reports', access: 'signedIn' },
  { path: '/tax-reports/vat-advance', access: 'signedIn' },
  { path: '/tax-reports/annual-vat', access: 'signedIn' },
  { path: '/tax-reports/eur', access: 'signedIn' },
  { path: '/tax-reports/recapitulative', access: 'signedIn' },
  { path: '/tax-reports/income-tax', access: 'signedIn', leadsTo: '/tax-reports' },
  { path: '/finance', access: 'signedIn' },
  { path: '/finance/expenses', access: 'signedIn' },
  { path: '/finance/received', access: 'signedIn' },
  { path: '/finance/received/0199f3a0-0000-7000-8000-0000000000e1', access: 'signedIn' },
  { path: '/expenses/new', access: 'signedIn' },
  { path: '/finance/recurring', access: 'signedIn' },
  { path: '/finance/vouchers', access: 'signedIn' },
  { path: '/finance/assets', access: 'signedIn' },
  { path: '/expenses/0199f3a0-0000-7000-8000-0000000000e2', access: 'signedIn' },
  { path: '/expenses/0199f3a0-0000-7000-8000-0000000000e2/edit', access: 'signedIn' },
  { path: '/subscription', access: 'signedIn' },
  { path: '/career-agent', access: 'signedIn' },
  { path: '/my-business', access: 'signedIn' },
  { path: '/profile', access: 'signedIn', leadsTo: '/my-business' },
  { path: '/clients', access: 'signedIn' },
  { path: '/clients/0199a000-0000-7000-8000-000000000002', access: 'signedIn' },
  { path: '/user-profile', access: 'signedIn' },
  { path: '/email-notifications', access: 'signedIn', leadsTo: '/email-notifications/client' },
  { path: '/email-notifications/client', access: 'signedIn' },
  { path: '/email-notifications/my', access: 'signedIn', leadsTo: '/email-notifications/personal' },
  { path: '/email-notifications/personal', access: 'signedIn' },
  { path: '/email-notifications/pending-approvals', access: 'signedIn' },
  { path: '/admin', access: 'admin' },
  { path: '/admin/templates', access: 'admin' },
  { path: '/data-classification', access: 'admin' },
  { path: '/public-invoice/{link}', access: 'public' },
  { path: '/e-invoice-check', access: 'public' },
  { path: '/outbox', access: 'public' },
  { path: '/weekly-digest-off?link=x', access: 'public' },
  { path: '/gibt/es/nicht', access: 'public' },
  { path: '/dev/ui', access: 'public' },
];

export type Visitor = 'stranger' | 'user' | 'administrator';

/** The path at which a visitor ends, without its query. */
export function endOf(destination: Destination, visitor: Visitor): string {
  const [itself = ''] = destination.path.split('?');
  const { access, strangerTo, insiderTo, leadsTo } = destination;
  if (access === 'public') return (visitor === 'stranger' ? strangerTo : insiderTo) ?? itself;
  if (visitor === 'stranger') return '/auth';
  if (access === 'admin' && visitor === 'user') return '/home';
  return leadsTo ?? itself;
}
