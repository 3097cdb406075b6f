/** The door as markup, written while building: what a stranger sees before the app is there, by the very parts that the app draws it with. */
import { PRODUCT } from '@belegbar/domain/product';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { queryClient } from '../../connection/query-client.ts';
import { type Language, loadTexts, showLanguage, startLanguages } from '../../locales/i18n.ts';
import { type Session, sessionQuery } from '../../session/session.ts';
import { SignIn } from '../../sign-in/SignIn.tsx';
import { Story } from '../../sign-in/story/Story.tsx';
import { theme } from '../../theme/theme.ts';
import { asFile, type Still } from './markup.ts';

const LANGUAGES: Language[] = ['de', 'en'];
/** Stand where the server puts in the addresses of the install. */
const INSTALL = { demo: true, imprintUrl: '%imprint%', privacyUrl: '%privacy%' };

/** Both languages, one beside the other, with the rules of what stands in `style`. Expects the few things of a window that the parts ask for. */
export async function renderStill(): Promise<Still> {
  await startLanguages();
  queryClient.setQueryData(sessionQuery.queryKey, {
    user: null,
    install: INSTALL,
    today: '2026-01-01',
  } as Session);
  const blocks = [];
  for (const language of LANGUAGES) {
    await showLanguage(language);
    await loadTexts('sign-in');
    const frame = await drawn(<SignIn email="" onEmail={() => {}} />);
    const story = await drawn(<Story />);
    blocks.push({
      language,
      title: `${i18next.t('sign-in:signIn.tab')} · ${PRODUCT}`,
      markup: frame.replace(/(<aside\b[^>]*>)<\/aside>/, `$1${story}</aside>`),
    });
  }
  // What it remembers would keep the build waiting until it is forgotten.
  queryClient.clear();
  return asFile(blocks);
}

async function drawn(part: React.ReactNode): Promise<string> {
  const root = createRootRoute({ component: Outlet });
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/auth', component: () => part }),
      createRoute({ getParentRoute: () => root, path: '/e-invoice-check' }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/auth'] }),
  });
  await router.load();
  return renderToString(
    <I18nextProvider i18n={i18next}>
      <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={queryClient}>
          {/* The app's own router has other addresses; the door asks for these two. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
}
