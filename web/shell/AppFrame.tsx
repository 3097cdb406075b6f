/** The frame of every signed-in screen: sidebar, header, content, and what happens when the session ends. */
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { businessShown } from '../connection/api.ts';
import { renewSession } from '../session/session.ts';
import { onSignedOut } from '../session/signed-out.ts';
import { AccountDeletionNote } from './AccountDeletionNote.tsx';
import { ShellActsContext } from './acts.ts';
import { DemoRibbon } from './DemoRibbon.tsx';
import styles from './frame.module.css';
import { Header } from './Header.tsx';
import { useShellKeys } from './keyboard.ts';
import { NavigationSheet } from './NavigationSheet.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useLater } from './use-later.ts';
import { useShellParts } from './use-shell-parts.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The frame around the screen of the route. */
export function AppFrame(): ReactNode {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const sidebar = useSidebar();
  const { acts, parts } = useShellParts(sidebar.toggle);
  useShellKeys({
    palette: acts.openPalette,
    sidebar: acts.toggleSidebar,
    shortcuts: acts.openShortcuts,
  });
  useGoKeys(acts.openPalette);
  useReturnToSignIn();
  const Receiving = useLater(loadReceiving);
  const main = useFocusOnNavigation();
  return (
    <ShellActsContext value={acts}>
      <div className={styles.frame} data-collapsed={sidebar.isCollapsed || undefined}>
        <a href="#content" className={styles.skip}>
          {t('skip')}
        </a>
        <div className={styles.sidebar}>
          <Sidebar isCollapsed={sidebar.isCollapsed} />
        </div>
        <NavigationSheet isOpen={sidebar.isSheetOpen} onClose={sidebar.closeSheet} />
        <Header isExpanded={!sidebar.isCollapsed} isSheetOpen={sidebar.isSheetOpen} />
        <main className={styles.content} id="content" ref={main} tabIndex={-1}>
          <OfflineNote />
          <DemoRibbon />
          <AccountDeletionNote />
          {children}
        </main>
      </div>
      {parts}
      {Receiving && <Receiving />}
    </ShellActsContext>
  );
}

/** Files can be dropped as soon as the first screen is there. */
async function loadReceiving() {
  return (await import('../received-invoices/uploads/ReceivingFiles.tsx')).ReceivingFiles;
}

/** When the session has ended, the visitor signs in again and comes back to this very page; when another account has taken its place, nothing of the page may stay. */
function useReturnToSignIn(): void {
  const router = useRouter();
  const queries = useQueryClient();
  useEffect(() => {
    let isLeaving = false;
    // All calls of a screen are refused at once; a second renewal would break off the first.
    return onSignedOut(() => {
      if (isLeaving) return;
      isLeaving = true;
      const before = businessShown();
      void renewSession()
        .then(({ user }) => {
          if (user === null) return router.invalidate();
          if (user.businessId !== before) location.reload();
          // The session stands: it was renewed while calls were on their way. What is open, such as codes that are shown once, stays.
          else return queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
        })
        .finally(() => {
          isLeaving = false;
        });
    });
  }, [router, queries]);
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
