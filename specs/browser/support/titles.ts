/** How the tab of the browser is named at every path, in both languages. */
import { type Destination, endOf, type Visitor } from '../../../web/routes/testing/destinations.ts';

interface Title {
  de: string;
  en: string;
}

/** Without the product's name, by the path at which one ends. `{number}` is that of the story's invoice. */
const TITLES: Record<string, Title> = {
  '/auth': { de: 'Anmelden', en: 'Sign in' },
  '/auth?mode=signup': { de: 'Konto anlegen', en: 'Create account' },
  '/auth?ref=JKMN2345': { de: 'Konto anlegen', en: 'Create account' },
  '/account-deletion?token=x': { de: 'Konto wirklich löschen?', en: 'Delete your account?' },
  '/invite': { de: 'Lerne Belegbar kennen', en: 'Get to know Belegbar' },
  '/home': { de: 'Start', en: 'Home' },
  '/imports': { de: 'Importieren', en: 'Import' },
  '/imports/0199f3a0-0000-7000-8000-0000000000c3': { de: 'Importieren', en: 'Import' },
  '/invoices': { de: 'Rechnungen', en: 'Invoices' },
  '/invoices/actions/0199f3a0-0000-7000-8000-0000000000a2': { de: 'Ergebnis', en: 'Result' },
  '/invoices/new': { de: 'Neue Rechnung', en: 'New invoice' },
  '/invoice/{invoice}': { de: '{number}', en: '{number}' },
  '/compliance': { de: 'Compliance', en: 'Compliance' },
  '/tax-reports': { de: 'Steuern', en: 'Tax reports' },
  '/tax-reports/vat-advance': { de: 'USt-Voranmeldung', en: 'VAT advance return' },
  '/tax-reports/annual-vat': { de: 'USt-Jahreserklärung', en: 'Annual VAT return' },
  '/tax-reports/eur': { de: 'EÜR', en: 'Income-surplus statement (EÜR)' },
  '/tax-reports/recapitulative': { de: 'Zusammenfassende Meldung', en: 'Recapitulative statement' },
  '/finance': { de: 'Finanzen', en: 'Finance' },
  '/finance/recurring': { de: 'Wiederkehrend', en: 'Recurring' },
  '/finance/vouchers': { de: 'Eigene Belege', en: 'Own receipts' },
  '/finance/assets': { de: 'Anlagen', en: 'Assets' },
  '/finance/expenses': { de: 'Ausgaben', en: 'Expenses' },
  '/finance/received': { de: 'Eingangsrechnungen', en: 'Received invoices' },
  '/finance/received/0199f3a0-0000-7000-8000-0000000000e1': {
    de: 'Diese Eingangsrechnung gibt es nicht',
    en: 'There is no such received invoice',
  },
  '/career-agent': { de: 'Karriere-Coach', en: 'Career Agent' },
  '/my-business': { de: 'Mein Unternehmen', en: 'My business' },
  '/clients': { de: 'Kunden', en: 'Clients' },
  '/clients/0199a000-0000-7000-8000-000000000002': { de: 'Kunde nicht gefunden', en: 'Client not found' },
  '/user-profile': { de: 'Dein Profil', en: 'Your profile' },
  '/email-notifications/client': { de: 'Benachrichtigungen an Kunden', en: 'Client notifications' },
  '/email-notifications/personal': { de: 'Deine Benachrichtigungen', en: 'Personal notifications' },
  '/email-notifications/pending-approvals': { de: 'Freigaben', en: 'Pending approvals' },
  '/admin': { de: 'Verwaltung', en: 'Admin dashboard' },
  '/admin/templates': { de: 'Vorlagen', en: 'Template management' },
  '/data-classification': { de: 'Datenklassifizierung', en: 'Data classification' },
  '/e-invoice-check': { de: 'E-Rechnung prüfen', en: 'Check an e-invoice' },
  '/outbox': { de: 'Postausgang', en: 'Outbox' },
  '/gibt/es/nicht': { de: 'Diese Seite gibt es nicht', en: 'This page does not exist' },
  '/dev/ui': { de: 'Diese Seite gibt es nicht', en: 'This page does not exist' },
};

/** The same for whoever is signed in, where a public page tells them something else. */
const INSIDERS: Record<string, Title> = {
  '/email-confirmation': { de: 'Deine E-Mail-Adresse ist bestätigt', en: 'Your email address is confirmed' },
  '/invite': { de: 'Du hast schon ein Konto', en: 'You already have an account' },
};

/** How the tab is named once the visitor has come to the end; undefined where the app does not name it. */
export function titleFor(destination: Destination, visitor: Visitor): Title | undefined {
  const { path } = destination;
  const end = endOf(destination, visitor);
  if (end !== path.split('?')[0]) return TITLES[end];
  return (visitor === 'stranger' ? undefined : INSIDERS[path]) ?? TITLES[path];
}

/** Where the query says which page it is. */
const NAMED_BY_QUERY = ['/auth', '/invite', '/account-deletion', '/email-confirmation'];

/** How the tab is named at an address of which the table tells, whatever else its query asks for. */
export function titleAt(address: string): Title | undefined {
  const [path = ''] = address.split('?');
  return TITLES[address] ?? (NAMED_BY_QUERY.includes(path) ? undefined : TITLES[path]);
}
