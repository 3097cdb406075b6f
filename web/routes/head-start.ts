/** What the first screen needs is asked for side by side. The router would ask in turns: who is signed in, then for the screen. */
import { readSession } from '../session/session.ts';
import { wasSignedIn } from '../session/was-signed-in.ts';
import { router } from './router.tsx';

/** Begins both for who was signed in when the page was last open; whoever is not is led elsewhere. Failures are told when the router asks. */
export function beginFirstScreen(): void {
  if (!wasSignedIn()) return;
  readSession().catch(() => {});
  const [routes] = router.getMatchedRoutes(location.pathname);
  for (const { options } of routes) {
    // The loaders of `screen` ask for nothing.
    const load = options.loader as (() => Promise<null>) | undefined;
    load?.().catch(() => {});
  }
}
