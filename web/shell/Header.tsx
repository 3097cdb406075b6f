/** The bar above every screen: the switch of the sidebar, the search that opens the palette, what is new, and whose account it is. */
import { PRODUCT } from '@belegbar/domain/product';
import { IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../notifications/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Keys } from '../ui/Marks.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { useShellActs } from './acts.ts';
import styles from './header.module.css';

interface HeaderProps {
  isExpanded: boolean;
  isSheetOpen: boolean;
}

export function Header({ isExpanded, isSheetOpen }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { toggleSidebar } = useShellActs();
  const search = useSearchButton();
  return (
    <header className={styles.header}>
      <IconButton
        className={styles.toggle}
        icon={IconLayoutSidebar}
        label={t('toggleSidebar')}
        aria-expanded={isExpanded}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggleSidebar}
      />
      <PhoneStart isSheetOpen={isSheetOpen} />
      <button type="button" className={styles.search} {...search}>
        <IconSearch size={16} stroke={1.75} aria-hidden="true" />
        <span>{t('search')}</span>
        <span aria-hidden="true">
          <Keys of="Mod+K" />
        </span>
      </button>
      <span className={styles.space} />
      <span className={styles.onPhone}>
        <IconButton icon={IconSearch} label={t('search')} {...search} />
      </span>
      <NotificationBell />
      <AccountMenu />
    </header>
  );
}

function PhoneStart({ isSheetOpen }: { isSheetOpen: boolean }) {
  const { t } = useTranslation('shell');
  const { toggleSidebar } = useShellActs();
  return (
    <span className={styles.onPhone}>
      <IconButton
        icon={IconMenu2}
        label={t('openNavigation')}
        aria-expanded={isSheetOpen}
        aria-haspopup="dialog"
        onClick={toggleSidebar}
      />
      <Link to="/home" className={styles.logo ?? ''} aria-label={`${PRODUCT}, ${t('home')}`}>
        <Logo size={22} />
      </Link>
    </span>
  );
}

/** What every button has that opens the palette; it is fetched as soon as someone comes near. */
function useSearchButton() {
  const { openPalette, preparePalette } = useShellActs();
  return {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onPointerEnter: preparePalette,
    onFocus: preparePalette,
    onClick: openPalette,
  } as const;
}
