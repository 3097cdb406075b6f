/** The list of screens: wide, as icons, or inside the sheet of a phone. */
import { PRODUCT } from '@belegbar/contract/product';
import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session.ts';
import { Logo } from '../ui/Logo.tsx';
import { useVisibleReports } from '../visible-reports.ts';
import styles from './nav.module.css';
import { BUSINESS_ANCHORS, footItems, type Item, isInside, mainItems, type SubItem } from './navigation.ts';
import { useActiveAnchor } from './use-active-anchor.ts';

/** `onNavigate` closes the sheet after a choice. */
export function Sidebar({ isCollapsed, onNavigate }: { isCollapsed: boolean; onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const reports = useVisibleReports() ?? [];
  const item = (entry: Item) => (
    <SidebarItem key={entry.to} item={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
  );
  return (
    <nav className={styles.nav} aria-label={t('navigation')} data-collapsed={isCollapsed || undefined}>
      <Link
        to="/home"
        className={styles.navLogo}
        onClick={onNavigate}
        aria-label={`${PRODUCT}, ${t('home')}`}
      >
        <Logo size={24} withWord={!isCollapsed} />
      </Link>
      <ul className={styles.navList}>{mainItems(reports).map(item)}</ul>
      <ul className={styles.navFoot}>{footItems(session).map(item)}</ul>
    </nav>
  );
}

interface SidebarItemProps {
  item: Item;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

function SidebarItem({ item, isCollapsed, onNavigate }: SidebarItemProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const inside = isInside(item, pathname);
  const { subItems = [] } = item;
  const isOpen = !isCollapsed && subItems.length > 0 && (item.opens === 'always' || inside);
  const Icon = item.icon;
  return (
    <li>
      <Link
        to={item.to}
        className={styles.navItem}
        data-inside={inside || undefined}
        data-has-active-child={(inside && isOpen && hasActiveChild(item, pathname)) || undefined}
        aria-current={pathname === item.to ? 'page' : undefined}
        data-label={t(item.text)}
        onClick={onNavigate}
      >
        <Icon size={18} stroke={1.6} aria-hidden="true" />
        <span className={styles.navText}>{t(item.text)}</span>
      </Link>
      {isOpen && <SubItems items={subItems} onNavigate={onNavigate} />}
    </li>
  );
}

/** With an active sub-item the tile would mark the same place twice. */
function hasActiveChild(item: Item, pathname: string): boolean {
  return item.subItems?.some((sub) => sub.to === pathname) ?? false;
}

function SubItems({
  items,
  onNavigate,
}: {
  items: readonly SubItem[];
  onNavigate: (() => void) | undefined;
}) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const hasAnchors = items.some((item) => item.anchor !== undefined);
  const activeAnchor = useActiveAnchor(BUSINESS_ANCHORS, hasAnchors && pathname === '/my-business');
  const isActive = (item: SubItem) =>
    item.anchor === undefined ? pathname === item.to : pathname === item.to && item.anchor === activeAnchor;
  return (
    <ul className={styles.subList}>
      {items.map((item) => (
        <li key={item.text}>
          <Link
            to={item.to}
            {...(item.anchor === undefined ? {} : { hash: item.anchor })}
            className={styles.subItem}
            data-active={isActive(item) || undefined}
            aria-current={isActive(item) ? (item.anchor === undefined ? 'page' : 'location') : undefined}
            onClick={onNavigate}
          >
            {t(item.text)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
