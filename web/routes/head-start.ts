/** What the first screen needs is asked for side by side. The router would ask in turns: who is signed in, then for the screen. */
import { readSession } from '../session/session.ts';
import { wasSignedIn } from '../session/was-signed-in.ts';
import { router } from './router.tsx';

/** Begins both for who was signed in when the page was last open; whoever is not is led elsewhere. Failures are told when the router asks. */
export function beginFirstScreen(): void {
  if (!wasSignedIn()) return;
  readSession().catch(() => {});
  const [routes, params] = router.getMatchedRoutes(location.pathname);
  for (const { options } of routes) {
    // They ask for files alone: of what a screen shows nothing is asked before it is known whose books are shown.
    const load = options.loader as ((asked: Asked) => Promise<null>) | undefined;
    load?.({ params, preload: true }).catch(() => {});
  }
}

/** What a loader is told of where it is called for. */
interface Asked {
  params: Record<string, string>;
  preload: boolean;
}
