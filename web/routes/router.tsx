/** How addresses are read and what stands while a screen is fetched or fails; the paths are in `index.ts`. */
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { LoadingPlaceholder } from '../shell/LoadingPlaceholder.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { ScreenError } from '../shell/ScreenError.tsx';
import { routeTree } from './index.ts';
import { askForIssued } from './invoice-ahead.ts';

const OPTIONS = {
  routeTree,
  // What stands in an address is text: `?box=81` is no number, and no quotes appear in it.
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, string>) => withMark(new URLSearchParams(search).toString()),
  defaultPreload: 'intent' as const,
  defaultPendingComponent: LoadingPlaceholder,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultErrorComponent: ScreenError,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
};

export const router = createRouter(OPTIONS);

// Before anything is drawn for the new address.
router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
  const [, id] = /^\/invoice\/([^/]+)$/.exec(pathname) ?? [];
  if (id !== undefined) void askForIssued(id);
});

/** The same addresses where no browser is. */
export function routerAt(history: RouterHistory) {
  return createRouter({ ...OPTIONS, history, scrollRestoration: false });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface HistoryState {
    /** Tells one visit of an address from the next. */
    visit?: string;
  }
}

function withMark(query: string): string {
  return query === '' ? '' : `?${query}`;
}
