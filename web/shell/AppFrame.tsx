/** The frame of every signed-in screen: sidebar, header, content, and what happens when the session or the connection ends. */
import { IconLayoutSidebar, IconLogout, IconMenu2, IconX } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '../auth/index.ts';
import { onSignedOut } from '../query-client.ts';
import { renewSession, useSession } from '../session.ts';
import { Logo } from '../ui/Logo.tsx';
import frameStyles from './frame.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import navStyles from './nav.module.css';
import { OfflineNote } from './OfflineNote.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

export function AppFrame(): ReactNode {
  const { t } = useTranslation('shell');
  const sidebar = useSidebar();
  useReturnToSignIn();
  const main = useFocusOnNavigation();
  return (
    <div className={frameStyles.frame} data-collapsed={sidebar.isCollapsed || undefined}>
      <a href="#content" className={frameStyles.skip}>
        {t('skip')}
      </a>
      <div className={frameStyles.sidebar}>
        <Sidebar isCollapsed={sidebar.isCollapsed} />
      </div>
      <NavigationSheet isOpen={sidebar.isSheetOpen} onClose={sidebar.closeSheet} />
      <Header isExpanded={!sidebar.isCollapsed} isSheetOpen={sidebar.isSheetOpen} onToggle={sidebar.toggle} />
      <main className={frameStyles.content} id="content" ref={main} tabIndex={-1}>
        <OfflineNote />
        <Outlet />
      </main>
    </div>
  );
}

interface HeaderProps {
  isExpanded: boolean;
  isSheetOpen: boolean;
  onToggle: () => void;
}

function Header({ isExpanded, isSheetOpen, onToggle }: HeaderProps) {
  const { t } = useTranslation('shell');
  const user = useSession()?.user;
  const leave = useSignOut();
  return (
    <header className={frameStyles.header}>
      <button
        type="button"
        className={`${frameStyles.iconButton} ${frameStyles.onWide}`}
        aria-expanded={isExpanded}
        aria-label={t('toggleSidebar')}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={onToggle}
      >
        <IconLayoutSidebar size={18} stroke={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${frameStyles.iconButton} ${frameStyles.onPhone}`}
        aria-expanded={isSheetOpen}
        aria-haspopup="dialog"
        aria-label={t('openNavigation')}
        onClick={onToggle}
      >
        <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
      </button>
      <span className={frameStyles.onPhone}>
        <Logo size={24} />
      </span>
      <span className={frameStyles.headerSpace} />
      <LanguageSwitch />
      <Link to="/user-profile" className={`${frameStyles.headerName} ${frameStyles.onWide}`}>
        {user?.name === '' ? user.email : user?.name}
      </Link>
      <button
        type="button"
        className={frameStyles.iconButton}
        aria-label={t('signOut')}
        title={t('signOut')}
        onClick={leave}
      >
        <IconLogout size={18} stroke={1.6} aria-hidden="true" />
      </button>
    </header>
  );
}

/** The sidebar as a sheet from the left; the browser's own dialog keeps the focus inside and closes on Escape. */
function NavigationSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out of a dialog.
    <dialog
      ref={dialog}
      className={navStyles.sheet}
      aria-label={t('navigation')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          <Sidebar isCollapsed={false} onNavigate={onClose} />
          <button
            type="button"
            className={navStyles.sheetClose}
            aria-label={t('closeNavigation')}
            onClick={onClose}
          >
            <IconX size={20} stroke={1.6} aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
}

/** Signs out and shows the sign-in screen. */
export function useSignOut(): () => void {
  const router = useRouter();
  return () => {
    void signOut()
      .then(renewSession)
      .then(() => router.navigate({ to: '/auth' }));
  };
}

/** When the server says that the session has ended, the visitor signs in again and comes back to this very page. */
function useReturnToSignIn(): void {
  const router = useRouter();
  useEffect(() => onSignedOut(() => void renewSession().then(() => router.invalidate())), [router]);
}

/** A new screen begins at its top for keyboard and screen reader as well. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current !== pathname) main.current?.focus({ preventScroll: true });
    last.current = pathname;
  }, [pathname]);
  return main;
}
