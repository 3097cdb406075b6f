/** Every route of the specification: who may open it, where others end, and how the browser's tab is named. `{invoice}`, its `{number}` and its share `{link}` are those of the story. */

interface Title {
  de: string;
  en: string;
}

interface RouteRow {
  path: string;
  access: 'public' | 'signedIn' | 'admin';
  /** Where it leads whoever may open it. */
  leadsTo?: string;
  /** Where it leads a stranger; otherwise protected routes lead to `/auth` and come back. */
  strangerTo?: string;
  /** Where it leads whoever is signed in, though it is public. */
  insiderTo?: string;
  /** The name of the tab, without the product's. */
  title?: Title;
  /** The same for whoever is signed in, where a public page tells them something else. */
  insiderTitle?: Title;
}

const HOME = { de: 'Start', en: 'Home' };
const MY_BUSINESS = { de: 'Mein Unternehmen', en: 'My business' };
const NEW_INVOICE = { de: 'Neue Rechnung', en: 'New invoice' };
const TO_CLIENTS = { de: 'Benachrichtigungen an Kunden', en: 'Client notifications' };
const TO_ME = { de: 'Deine Benachrichtigungen', en: 'Personal notifications' };
const SIGN_IN = { de: 'Willkommen zurück', en: 'Welcome back' };
const NOT_FOUND = { de: 'Diese Seite gibt es nicht', en: 'There is no such page' };

export const ROUTES: readonly RouteRow[] = [
  { path: '/', access: 'public', strangerTo: '/auth', insiderTo: '/home', title: SIGN_IN },
  { path: '/auth', access: 'public', insiderTo: '/home', title: SIGN_IN },
  {
    path: '/auth?mode=signup',
    access: 'public',
    insiderTo: '/home',
    title: { de: 'Konto anlegen', en: 'Create your account' },
  },
  {
    path: '/auth?ref=JKMN2345',
    access: 'public',
    insiderTo: '/home',
    title: { de: 'Konto anlegen', en: 'Create your account' },
  },
  {
    path: '/email-confirmation',
    access: 'public',
    strangerTo: '/auth',
    title: SIGN_IN,
    insiderTitle: { de: 'Deine E-Mail-Adresse ist bestätigt', en: 'Your email address is confirmed' },
  },
  {
    path: '/account-deletion?token=x',
    access: 'public',
    title: { de: 'Konto wirklich löschen?', en: 'Really delete the account?' },
  },
  {
    path: '/invite',
    access: 'public',
    title: { de: 'Lerne Belegbar kennen', en: 'Get to know Belegbar' },
    insiderTitle: { de: 'Du hast schon ein Konto', en: 'You already have an account' },
  },
  { path: '/home', access: 'signedIn', title: HOME },
  { path: '/imports', access: 'signedIn', title: { de: 'Importieren', en: 'Import' } },
  { path: '/invoices', access: 'signedIn', title: { de: 'Rechnungen', en: 'Invoices' } },
  {
    path: '/invoices/actions/0199f3a0-0000-7000-8000-0000000000a2',
    access: 'signedIn',
    title: { de: 'Ergebnis', en: 'Result' },
  },
  { path: '/invoices/new', access: 'signedIn', title: NEW_INVOICE },
  { path: '/invoice/new', access: 'signedIn', leadsTo: '/invoices/new', title: NEW_INVOICE },
  { path: '/invoice', access: 'signedIn', leadsTo: '/home', title: HOME },
  { path: '/dashboard', access: 'signedIn', leadsTo: '/home', title: HOME },
  { path: '/invoice/{invoice}', access: 'signedIn', title: { de: '{number}', en: '{number}' } },
  { path: '/compliance', access: 'signedIn', title: { de: 'Compliance', en: 'Compliance' } },
  { path: '/tax-reports', access: 'signedIn', title: { de: 'Steuern', en: 'Tax reports' } },
  {
    path: '/tax-reports/vat-advance',
    access: 'signedIn',
    title: { de: 'USt-Voranmeldung', en: 'VAT advance return' },
  },
  {
    path: '/tax-reports/annual-vat',
    access: 'signedIn',
    title: { de: 'USt-Jahreserklärung', en: 'Annual VAT return' },
  },
  {
    path: '/tax-reports/eur',
    access: 'signedIn',
    title: { de: 'EÜR', en: 'Income-surplus statement (EÜR)' },
  },
  {
    path: '/tax-reports/recapitulative',
    access: 'signedIn',
    title: { de: 'Zusammenfassende Meldung', en: 'Recapitulative statement' },
  },
  {
    path: '/tax-reports/income-tax',
    access: 'signedIn',
    leadsTo: '/tax-reports',
    title: { de: 'Steuern', en: 'Tax reports' },
  },
  { path: '/finance', access: 'signedIn', title: { de: 'Finanzen', en: 'Finance' } },
  {
    path: '/finance/received',
    access: 'signedIn',
    title: { de: 'Eingangsrechnungen', en: 'Received invoices' },
  },
  {
    path: '/finance/received/0199f3a0-0000-7000-8000-0000000000e1',
    access: 'signedIn',
    title: { de: 'Diese Eingangsrechnung gibt es nicht', en: 'There is no such received invoice' },
  },
  { path: '/career-agent', access: 'signedIn', title: { de: 'Karriere-Coach', en: 'Career agent' } },
  { path: '/my-business', access: 'signedIn', title: MY_BUSINESS },
  { path: '/profile', access: 'signedIn', leadsTo: '/my-business', title: MY_BUSINESS },
  { path: '/clients', access: 'signedIn', title: { de: 'Kunden', en: 'Clients' } },
  {
    path: '/clients/0199a000-0000-7000-8000-000000000002',
    access: 'signedIn',
    title: { de: 'Kunde nicht gefunden', en: 'Client not found' },
  },
  { path: '/user-profile', access: 'signedIn', title: { de: 'Dein Profil', en: 'Your profile' } },
  {
    path: '/email-notifications',
    access: 'signedIn',
    leadsTo: '/email-notifications/client',
    title: TO_CLIENTS,
  },
  { path: '/email-notifications/client', access: 'signedIn', title: TO_CLIENTS },
  {
    path: '/email-notifications/my',
    access: 'signedIn',
    leadsTo: '/email-notifications/personal',
    title: TO_ME,
  },
  { path: '/email-notifications/personal', access: 'signedIn', title: TO_ME },
  {
    path: '/email-notifications/pending-approvals',
    access: 'signedIn',
    title: { de: 'Freigaben', en: 'Pending approvals' },
  },
  { path: '/admin', access: 'admin', title: { de: 'Verwaltung', en: 'Admin dashboard' } },
  { path: '/admin/templates', access: 'admin', title: { de: 'Vorlagen', en: 'Template management' } },
  {
    path: '/data-classification',
    access: 'admin',
    title: { de: 'Datenklassifizierung', en: 'Data classification' },
  },
  { path: '/public-invoice/{link}', access: 'public' },
  {
    path: '/e-invoice-check',
    access: 'public',
    title: { de: 'E-Rechnung prüfen', en: 'Check an e-invoice' },
  },
  { path: '/outbox', access: 'public', title: { de: 'Postausgang', en: 'Outbox' } },
  { path: '/gibt/es/nicht', access: 'public', title: NOT_FOUND },
  { path: '/dev/ui', access: 'public', title: NOT_FOUND },
];

export type Visitor = 'stranger' | 'user' | 'administrator';

/** The path at which a visitor ends, without its query. */
export function endOf(row: RouteRow, visitor: Visitor): string {
  const [itself = ''] = row.path.split('?');
  if (row.access === 'public') return (visitor === 'stranger' ? row.strangerTo : row.insiderTo) ?? itself;
  if (visitor === 'stranger') return '/auth';
  if (row.access === 'admin' && visitor === 'user') return '/home';
  return row.leadsTo ?? itself;
}

/** How the tab is then named; undefined where the app does not name it. */
export function titleFor(row: RouteRow, visitor: Visitor): Title | undefined {
  const end = endOf(row, visitor);
  if (visitor === 'stranger') return end === '/auth' && row.access !== 'public' ? SIGN_IN : row.title;
  if (end === '/home') return HOME;
  // The administrator looks at an invoice of Jonas's, which does not exist for them.
  if (visitor === 'administrator' && row.path.includes('{invoice}'))
    return { de: 'Diese Rechnung gibt es nicht', en: 'There is no such invoice' };
  return row.insiderTitle ?? row.title;
}
