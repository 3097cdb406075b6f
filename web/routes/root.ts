/** The root of all routes, and the two parents below it: whoever is signed in, and administrators. */
import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { showLanguage } from '../locales/i18n.ts';
import { readSession } from '../session/session.ts';
import { AppFrame } from '../shell/AppFrame.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { WaitingFrame } from '../shell/WaitingFrame.tsx';
import { afterSignIn } from './after-sign-in.ts';

export const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

/** Screens for signed-in people, inside the frame with the sidebar. Others are sent to sign in and come back. */
export const app = createRoute({
  getParentRoute: () => root,
  id: 'app',
  component: AppFrame,
  pendingComponent: WaitingFrame,
  pendingMs: 0,
  beforeLoad: async ({ location }) => {
    const { user } = await readSession();
    if (user === null) throw redirect({ to: '/auth', search: { from: location.href }, replace: true });
    await showLanguage(user.language);
    afterSignIn(user);
  },
});

/** Screens for administrators; others are sent to the invoice area. The server refuses their calls by itself. */
export const administrators = createRoute({
  getParentRoute: () => app,
  id: 'administrators',
  beforeLoad: async () => {
    const { user } = await readSession();
    if (user?.isAdmin !== true) throw redirect({ to: '/invoice', replace: true });
  },
});
