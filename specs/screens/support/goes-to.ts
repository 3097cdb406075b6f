import { router } from '../../../web/routes/router.tsx';

/** Goes on to an address of the app that already stands, as a link does. */
export function goesTo(path: string): void {
  router.history.push(path);
}
