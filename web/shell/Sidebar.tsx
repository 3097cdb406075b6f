/** The list of screens: wide, as icons, or inside the sheet of a phone. */
import { PRODUCT } from '@belegbar/domain/product';
import { IconBulb, IconShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { useVisibleReports } from '../tax-reports/index.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useShellActs } from './acts.ts';
import styles from './nav.module.css';
import { footItems, type Item, mainItems, PROFILE } from './navigation.ts';
import { SidebarItem } from './SidebarItem.tsx';

/** `onNavigate` closes the sheet after a choice. */
export function Sidebar({ isCollapsed, onNavigate }: { isCollapsed: boolean; onNavigate?: () => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const reports = useVisibleReports() ?? [];
  const item = (entry: Item) => (
    <SidebarItem key={entry.text} item={entry} isCollapsed={isCollapsed} onNavigate={onNavigate} />
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
      <ul className={styles.navFoot}>
        {footItems(session).map(item)}
        <ShareInvites onNavigate={onNavigate} />
        <RequestFeatures href={session?.install.feedbackUrl ?? null} />
        {item(PROFILE)}
      </ul>
    </nav>
  );
}

function ShareInvites({ onNavigate }: { onNavigate: (() => void) | undefined }) {
  const { t } = useTranslation('shell');
  const { openInvites } = useShellActs();
  const open = () => {
    onNavigate?.();
    openInvites();
  };
  return (
    <li>
      <button
        type="button"
        className={styles.navItem}
        data-label={t('shareInvites')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IconShare size={18} stroke={1.6} aria-hidden="true" />
        <span className={styles.navText}>{t('shareInvites')}</span>
      </button>
    </li>
  );
}

/** The board of another server, which is told nothing of where one comes from. An install without one shows no item. */
function RequestFeatures({ href }: { href: string | null }) {
  const { t } = useTranslation('shell');
  if (href === null) return null;
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.navItem}
        data-label={t('requestFeatures')}
      >
        <IconBulb size={18} stroke={1.6} aria-hidden="true" />
        <span className={styles.navText}>
          {t('requestFeatures')} <Hidden>{t('opensTab')}</Hidden>
        </span>
      </a>
    </li>
  );
}
