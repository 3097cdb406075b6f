/** Whether the sidebar is wide or shows icons only; kept in a cookie for seven days. */
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { useIsNarrowWished } from './narrow-sidebar.ts';

const COOKIE = 'sidebar_state';
const SEVEN_DAYS_SECONDS = 7 * 24 * 60 * 60;

/** Gives the state and its switch; on a phone that opens the sheet. */
export function useSidebar() {
  const kept = useKeptWidth();
  const wished = useOpenedThere();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const width = wished.isNarrowWished ? wished : kept;
  const toggleWidth = width.toggle;
  const toggle = useCallback(() => {
    if (matchMedia('(max-width: 47.99em)').matches) setSheetOpen((open) => !open);
    else toggleWidth();
  }, [toggleWidth]);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  return { isCollapsed: width.isCollapsed, isSheetOpen, toggle, closeSheet };
}

/** The visitor's own choice. */
function useKeptWidth() {
  const [isCollapsed, setCollapsed] = useState(() => document.cookie.includes(`${COOKIE}=collapsed`));
  const toggle = useCallback(() => {
    setCollapsed((collapsed) => {
      remember(collapsed ? 'expanded' : 'collapsed');
      return !collapsed;
    });
  }, []);
  return { isCollapsed, toggle };
}

/** On a screen that wishes the narrow sidebar, and on a tablet: whether the visitor has opened it there. */
function useOpenedThere() {
  const isTablet = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const isWished = useIsNarrowWished();
  const isNarrowWished = isWished || isTablet;
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!isNarrowWished) setOpened(false);
  }, [isNarrowWished]);
  const toggle = useCallback(() => setOpened((opened) => !opened), []);
  return { isNarrowWished, isCollapsed: !isOpened, toggle };
}

function remember(state: 'expanded' | 'collapsed'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in Firefox and on plain http.
  document.cookie = `${COOKIE}=${state}; path=/; max-age=${SEVEN_DAYS_SECONDS}; samesite=lax`;
}
