/** The bar above every screen: the switch of the sidebar, the language, who is signed in, signing out. */
import { IconLayoutSidebar, IconLogout, IconMenu2, type TablerIcon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session.ts';
import { Logo } from '../ui/Logo.tsx';
import styles from './frame.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useSignOut } from './use-sign-out.ts';

interface HeaderProps {
  isExpanded: boolean;
  isSheetOpen: boolean;
  onToggle: () => void;
}

export function Header({ isExpanded, isSheetOpen, onToggle }: HeaderProps) {
  const { t } = useTranslation('shell');
  const user = useSession()?.user;
  const leave = useSignOut();
  return (
    <header className={styles.header}>
      <span className={styles.onWide}>
        <IconButton
          icon={IconLayoutSidebar}
          label={t('toggleSidebar')}
          aria-expanded={isExpanded}
          aria-keyshortcuts="Control+B Meta+B"
          onClick={onToggle}
        />
      </span>
      <span className={styles.onPhone}>
        <IconButton
          icon={IconMenu2}
          label={t('openNavigation')}
          aria-expanded={isSheetOpen}
          aria-haspopup="dialog"
          onClick={onToggle}
        />
        <Logo size={24} />
      </span>
      <span className={styles.headerSpace} />
      <LanguageSwitch />
      <Link to="/user-profile" className={`${styles.headerName} ${styles.onWide}`}>
        {user?.name === '' ? user.email : user?.name}
      </Link>
      <IconButton icon={IconLogout} label={t('signOut')} onClick={leave} />
    </header>
  );
}

function IconButton({
  icon: Icon,
  label,
  ...rest
}: ComponentProps<'button'> & { icon: TablerIcon; label: string }) {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} title={label} {...rest}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
