/** The routes that anybody may open, and where `/` leads. */
import { createRoute, redirect } from '@tanstack/react-router';
import { showLanguage } from '../locales/i18n.ts';
import { readSession } from '../session/session.ts';
import { NotFound } from '../shell/NotFound.tsx';
import type { AuthSearch } from '../sign-in/index.ts';
import { screen, textOf } from './parts.ts';
import { root } from './root.ts';

// Each route is a constant of its own: written inside `addChildren`, its types would be lost.
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const { user } = await readSession();
    throw redirect({ to: user === null ? '/auth' : '/home', replace: true });
  },
});

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: (search: Record<string, unknown>): AuthSearch => ({
    ...textOf(search, 'mode'),
    ...textOf(search, 'ref'),
    ...textOf(search, 'from'),
    ...textOf(search, 'token'),
    ...textOf(search, 'error'),
  }),
  beforeLoad: async ({ search }) => {
    const { user } = await readSession();
    // The link of a reset mail is for who is signed in here but has forgotten the password, too.
    const setsPassword = search.mode === 'new-password' && search.token !== undefined;
    if (user !== null && !setsPassword) throw redirect({ to: '/invoice', replace: true });
  },
  ...screen(() => import('../sign-in/AuthScreen.tsx'), 'AuthScreen', 'sign-in'),
});

/** Following the mail's link signs in, and only who has followed it can be signed in: a session is the proof. */
const emailConfirmation = createRoute({
  getParentRoute: () => root,
  path: '/email-confirmation',
  validateSearch: (search: Record<string, unknown>): { error?: string; token?: string } => ({
    ...textOf(search, 'error'),
    ...textOf(search, 'token'),
  }),
  beforeLoad: async ({ search: { error, token } }) => {
    const { user } = await readSession();
    if (user === null && error === undefined && token === undefined)
      throw redirect({ to: '/auth', replace: true });
  },
  ...screen(() => import('../sign-in/mailed-links/EmailConfirmation.tsx'), 'EmailConfirmation', 'sign-in'),
});

/** For whoever has the link, signed in or not. */
const accountDeletion = createRoute({
  getParentRoute: () => root,
  path: '/account-deletion',
  validateSearch: (search: Record<string, unknown>): { token?: string } => textOf(search, 'token'),
  beforeLoad: async () => {
    await readSession();
  },
  ...screen(
    () => import('../account-deletion/ConfirmDeletion.tsx'),
    'ConfirmDeletion',
    'sign-in',
    'account-deletion',
    'data-export',
  ),
});

/** For whoever has the mail, signed in or not. */
const weeklyDigestOff = createRoute({
  getParentRoute: () => root,
  path: '/weekly-digest-off',
  validateSearch: (search: Record<string, unknown>): { link?: string } => textOf(search, 'link'),
  beforeLoad: async () => {
    await readSession();
  },
  ...screen(() => import('../weekly-digest/SwitchedOff.tsx'), 'SwitchedOff', 'sign-in', 'weekly-digest'),
});

const invite = createRoute({
  getParentRoute: () => root,
  path: '/invite',
  validateSearch: (search: Record<string, unknown>): { ref?: string } => textOf(search, 'ref'),
  beforeLoad: async () => {
    await readSession();
  },
  ...screen(() => import('../sign-in/Invite.tsx'), 'Invite', 'sign-in'),
});

const outbox = createRoute({
  getParentRoute: () => root,
  path: '/outbox',
  ...screen(() => import('../outbox/Outbox.tsx'), 'Outbox', 'sign-in'),
});

/** For anybody: a stranger reads it in the language of the device, who is signed in inside the frame. */
const eInvoiceCheck = createRoute({
  getParentRoute: () => root,
  path: '/e-invoice-check',
  beforeLoad: async () => {
    const { user } = await readSession();
    if (user !== null) await showLanguage(user.language);
  },
  ...screen(() => import('../e-invoice/check/CheckScreen.tsx'), 'CheckScreen', 'e-invoice'),
});

const devUi = createRoute({ getParentRoute: () => root, path: '/dev/ui', ...developmentScreen() });

/** Any other path: inside the frame for whoever is signed in. */
const nowhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async () => {
    const { user } = await readSession();
    if (user !== null) await showLanguage(user.language);
  },
  component: NotFound,
});

export const publicRoutes = [
  start,
  auth,
  emailConfirmation,
  accountDeletion,
  weeklyDigestOff,
  invite,
  outbox,
  eInvoiceCheck,
  devUi,
  nowhere,
] as const;

/** The page that shows every part of `web/ui`; the built app has none. */
function developmentScreen() {
  return import.meta.env.DEV
    ? screen(() => import('../ui/gallery/Gallery.tsx'), 'Gallery')
    : { component: NotFound };
}
