/** A screen as the app would show it first, with what it asked the server for. */
import { MantineProvider } from '@mantine/core';
import {
  dehydrate,
  type FetchQueryOptions,
  type Query,
  QueryClientProvider,
  type QueryObserverOptions,
  type QueryOptions,
} from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { showBusiness } from '../../connection/api.ts';
import { queryClient } from '../../connection/query-client.ts';
import { startLanguages } from '../../locales/i18n.ts';
import { routerAt } from '../../routes/router.tsx';
import { type Session, sessionQuery } from '../../session/session.ts';
import { theme } from '../../theme/theme.ts';

const started = startLanguages();
// Who waits for a page does not wait for a second try.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
/** A part that is drawn for the first answers may ask for more; what asks for ever is left to the browser. */
const TURNS = 3;

export interface Drawn {
  markup: string;
  language: string;
  /** Whose books it shows. */
  userId: string;
  /** What the app need not ask for again, as JSON. */
  known: string;
}

/** What was asked at an address, so that it is asked at once the next time; whose answers they are, the calls say. */
const asked = new Map<string, QueryOptions[]>();
const ADDRESSES_MAX = 100;

/** Draws one screen at a time: what the app remembers is one for all. Null when it leads elsewhere, nobody is signed in or an answer failed. */
export async function draw(path: string): Promise<Drawn | null> {
  await started;
  try {
    const router = routerAt(createMemoryHistory({ initialEntries: [path] }));
    const early = (asked.get(path) ?? []).map((options) =>
      queryClient.fetchQuery(options as FetchQueryOptions),
    );
    await Promise.all([router.load(), Promise.allSettled(early)]);
    const session = queryClient.getQueryData<Session>(sessionQuery.queryKey);
    if (session?.user == null || router.state.location.href !== path) return null;
    const markup = await withAnswers(path, () =>
      renderToStaticMarkup(
        <I18nextProvider i18n={i18next}>
          <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </MantineProvider>
        </I18nextProvider>,
      ),
    );
    const known = JSON.stringify(dehydrate(queryClient).queries);
    return markup === null ? null : { markup, known, language: i18next.language, userId: session.user.id };
  } finally {
    queryClient.clear();
    showBusiness(null);
  }
}

/** Draws, waits for what was asked while drawing, and draws again. */
async function withAnswers(path: string, drawOnce: () => string): Promise<string | null> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const markup = drawOnce();
    const open = queryClient.getQueryCache().findAll({ predicate: isAsked });
    if (open.length === 0) return markup;
    if (asked.size >= ADDRESSES_MAX) asked.clear();
    asked.set(path, [...(asked.get(path) ?? []), ...open.map(({ options }) => options)]);
    const answers = await Promise.allSettled(open.map((query) => query.fetch()));
    if (answers.some(({ status }) => status === 'rejected')) return null;
  }
  return drawOnce();
}

/** What is drawn once observes nothing, so that the query does not know whether it is wanted; its options do. */
function isAsked({ state, options }: Query): boolean {
  const { queryFn, enabled } = options as QueryObserverOptions;
  return state.status === 'pending' && typeof queryFn === 'function' && enabled !== false;
}
