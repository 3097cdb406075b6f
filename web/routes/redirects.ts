/** Paths that lead to another one; they leave no trace, so that Back does not end in them. */
import { createRoute, redirect } from '@tanstack/react-router';
import { takeWayBack } from '../session/kept-for-later.ts';
import { readSession } from '../session/session.ts';
import { root } from './root.ts';

type Target =
  | '/home'
  | '/invoices/new'
  | '/my-business'
  | '/email-notifications/client'
  | '/email-notifications/personal';

/** Where the links of mails end; who was on the way to somewhere when asking for one arrives there. */
const invoiceArea = createRoute({
  getParentRoute: () => root,
  path: '/invoice',
  beforeLoad: async ({ preload }) => {
    const { user } = await readSession();
    const back = user === null || preload ? null : takeWayBack();
    throw redirect({ to: '/home', replace: true, ...(back === null ? {} : { href: back }) });
  },
});

export const redirects = [
  invoiceArea,
  forwarded('/dashboard', '/home'),
  forwarded('/invoice/new', '/invoices/new'),
  forwarded('/profile', '/my-business'),
  forwarded('/email-notifications', '/email-notifications/client'),
  forwarded('/email-notifications/my', '/email-notifications/personal'),
] as const;

function forwarded<const Path extends string>(path: Path, to: Target) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true });
    },
  });
}
