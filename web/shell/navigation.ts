/** What the sidebar lists, as data: only screens that exist. */
import type { TaxReport } from '@belegbar/domain/tax-reports';
import {
  IconBuildingStore,
  IconFileInvoice,
  IconHome,
  IconMail,
  IconReceiptTax,
  IconUserCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Session } from '../session.ts';

export const BUSINESS_ANCHORS = [
  'business-info',
  'services-clients',
  'payment-settings',
  'tax-legal',
  'invoice-style',
] as const;

type Path =
  | '/home'
  | '/invoices'
  | '/tax-reports'
  | '/tax-reports/vat-advance'
  | '/my-business'
  | '/outbox'
  | '/user-profile';

export interface SubItem {
  /** Key within the texts of the shell. */
  text: string;
  to: Path;
  anchor?: string;
}

export interface Item {
  text: string;
  to: Path;
  icon: TablerIcon;
  /** Paths that count as inside this item, besides its own. */
  alsoAt?: readonly string[];
  /** `always`: the sub-items stay open; `inside`: only while the visitor is inside. */
  opens?: 'always' | 'inside';
  subItems?: readonly SubItem[];
}

const REPORTS: Record<TaxReport, SubItem> = {
  vatAdvance: { text: 'vatAdvance', to: '/tax-reports/vat-advance' },
};

/** The items of the main part, with the reports that the business is offered. */
export function mainItems(reports: readonly TaxReport[]): Item[] {
  return [
    { text: 'home', to: '/home', icon: IconHome },
    { text: 'invoices', to: '/invoices', icon: IconFileInvoice, alsoAt: ['/invoice'] },
    {
      text: 'taxReports',
      to: '/tax-reports',
      icon: IconReceiptTax,
      opens: 'always',
      subItems: reports.map((report) => REPORTS[report]),
    },
    {
      text: 'myBusiness',
      to: '/my-business',
      icon: IconBuildingStore,
      opens: 'inside',
      subItems: BUSINESS_ANCHORS.map((anchor) => ({ text: `anchor.${anchor}`, to: '/my-business', anchor })),
    },
  ];
}

/** The items at the foot; the outbox only where the server lets this visitor read it. */
export function footItems(session: Session | undefined): Item[] {
  const outbox: Item = { text: 'outbox', to: '/outbox', icon: IconMail };
  const profile: Item = { text: 'profile', to: '/user-profile', icon: IconUserCircle };
  return session?.install.outbox === true ? [outbox, profile] : [profile];
}

/** Whether the path is the item's screen or one below it. */
export function isInside(item: Item, pathname: string): boolean {
  return [item.to, ...(item.alsoAt ?? [])].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}
