/** What the sidebar lists, as data: only screens that exist and that the visitor may see. */
import type { TaxReport } from '@belegbar/domain/tax-reports';
import {
  IconBuildingStore,
  IconFileInvoice,
  IconHome,
  IconInbox,
  IconMail,
  IconMessages,
  IconReceipt,
  IconReceiptTax,
  IconShieldCheck,
  IconUserCircle,
  IconUserCog,
  IconUsers,
  IconWallet,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Session } from '../session/session.ts';

export const BUSINESS_ANCHORS = [
  'business-info',
  'services-clients',
  'payment-settings',
  'tax-legal',
  'invoice-style',
  'default-settings',
  'security-compliance',
] as const;

export type Path =
  | '/home'
  | '/invoices'
  | '/clients'
  | '/finance'
  | '/finance/expenses'
  | '/finance/received'
  | '/finance/recurring'
  | '/finance/vouchers'
  | '/finance/assets'
  | '/tax-reports'
  | `/tax-reports/${TaxReport}`
  | '/career-agent'
  | '/compliance'
  | '/email-notifications/client'
  | '/email-notifications/personal'
  | '/email-notifications/pending-approvals'
  | '/my-business'
  | '/outbox'
  | '/user-profile'
  | '/subscription'
  | '/admin'
  | '/admin/templates'
  | '/data-classification';

export type Counted = 'approvals' | 'received';

export interface SubItem {
  /** Key within the texts of the shell. */
  text: string;
  to: Path;
  anchor?: string;
  /** The screen of the item itself, above those below it: one is not there while at one of them. */
  isAlone?: true;
  /** What of it waits is counted: reminders for an approval, received invoices for a look. */
  counts?: Counted;
}

export interface Item {
  text: string;
  to: Path;
  icon: TablerIcon;
  /** Paths that count as inside this item, besides its own. */
  alsoAt?: readonly string[];
  /** The sub-items stay open; those of others open when the visitor is inside, or by hand. */
  staysOpen?: true;
  subItems?: readonly SubItem[];
}

const EMAILS: readonly SubItem[] = [
  { text: 'emails.client', to: '/email-notifications/client' },
  { text: 'emails.personal', to: '/email-notifications/personal' },
  { text: 'emails.pendingApprovals', to: '/email-notifications/pending-approvals', counts: 'approvals' },
];

const ADMINISTRATION: readonly SubItem[] = [
  { text: 'adminTemplates', to: '/admin/templates' },
  { text: 'dataClassification', to: '/data-classification' },
];

/** The items of the main part, with the reports that the business is offered. */
export function mainItems(reports: readonly TaxReport[]): Item[] {
  return [
    { text: 'home', to: '/home', icon: IconHome },
    { text: 'invoices', to: '/invoices', icon: IconFileInvoice, alsoAt: ['/invoice'] },
    {
      text: 'finance',
      to: '/finance',
      icon: IconWallet,
      alsoAt: ['/expenses'],
      subItems: [
        { text: 'overview', to: '/finance', isAlone: true },
        { text: 'expenses', to: '/finance/expenses' },
        { text: 'received', to: '/finance/received', counts: 'received' },
        { text: 'recurring', to: '/finance/recurring' },
        { text: 'vouchers', to: '/finance/vouchers' },
        { text: 'assets', to: '/finance/assets' },
      ],
    },
    {
      text: 'taxReports',
      to: '/tax-reports',
      icon: IconReceiptTax,
      staysOpen: true,
      subItems: reports.map((report) => ({
        text: `report.${report}`,
        to: `/tax-reports/${report}` as const,
      })),
    },
    { text: 'careerAgent', to: '/career-agent', icon: IconMessages },
    { text: 'compliance', to: '/compliance', icon: IconShieldCheck },
    {
      text: 'emailNotifications',
      to: '/email-notifications/client',
      icon: IconMail,
      alsoAt: ['/email-notifications'],
      subItems: EMAILS,
    },
    {
      text: 'myBusiness',
      to: '/my-business',
      alsoAt: ['/clients'],
      icon: IconBuildingStore,
      subItems: BUSINESS_ANCHORS.map((anchor) => ({ text: `anchor.${anchor}`, to: '/my-business', anchor })),
    },
  ];
}

/** The screens at the foot: administration for administrators, the outbox where the server lets this visitor read it. */
export function footItems(session: Session | undefined): Item[] {
  const admin: Item = {
    text: 'admin',
    to: '/admin',
    icon: IconUserCog,
    alsoAt: ['/data-classification'],
    subItems: ADMINISTRATION,
  };
  const outbox: Item = { text: 'outbox', to: '/outbox', icon: IconInbox };
  return [
    ...(session?.user?.isAdmin === true ? [admin] : []),
    ...(session?.install.outbox === true ? [outbox] : []),
  ];
}

/** A main screen that the sidebar reaches through My business. */
export const CLIENTS: Item = { text: 'clients', to: '/clients', icon: IconUsers };

/** A screen that the profile leads to. */
export const SUBSCRIPTION: Item = { text: 'subscription', to: '/subscription', icon: IconReceipt };

export const PROFILE: Item = { text: 'profile', to: '/user-profile', icon: IconUserCircle };

/** Whether the path is the item's screen or one below it. */
export function isInside(item: Item, pathname: string): boolean {
  return [item.to, ...(item.alsoAt ?? [])].some((path) => isAt(path, pathname));
}

/** Whether one is at a screen or at one below it. */
export function isAt(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Whether one is at the screen of a sub-item or at one below it. */
export function isAtSub({ to, isAlone }: SubItem, pathname: string): boolean {
  return isAlone === true ? pathname === to : isAt(to, pathname);
}
