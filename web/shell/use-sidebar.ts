/** Whether the sidebar is wide or shows icons only; kept in a cookie for seven days. */
import { useCallback, useEffect, useState } from 'react';
import { useIsNarrowWished } from './narrow-sidebar.ts';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

/** Gives the state and its switch; Ctrl or Cmd with B switches too, on a phone it opens the sheet. */
export function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(() => document.cookie.includes(`${COOKIE}=collapsed`));
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isNarrowWished = useIsNarrowWished();
  const [isOpenedThere, setOpenedThere] = useState(false);
  useEffect(() => {
    if (!isNarrowWished) setOpenedThere(false);
  }, [isNarrowWished]);
  const toggle = useCallback(() => {
    if (matchMedia('(max-width: 47.99em)').matches) {
      setSheetOpen((open) => !open);
      return;
    }
    if (isNarrowWished) {
      setOpenedThere((opened) => !opened);
      return;
    }
    setCollapsed((collapsed) => {
      const state = collapsed ? 'expanded' : 'collapsed';
      // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in Firefox and on plain http.
      document.cookie = `${COOKIE}=${state}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`;
      return !collapsed;
    });
  }, [isNarrowWished]);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'b' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [toggle]);
  return {
    isCollapsed: isNarrowWished ? !isOpenedThere : isCollapsed,
    isSheetOpen,
    toggle,
    closeSheet: useCallback(() => setSheetOpen(false), []),
  };
}
