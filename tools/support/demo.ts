/** The demo of the browser stories: the dated cast, entered from the sign-in page. */
import type { Platform } from '../../server/platform/context.ts';
import type { DemoPort } from '../../server/sign-in/index.ts';
import { CAST, enterCast } from '../../specs/cast/index.ts';

/** Where `config.demo` allows it; the books are built on the first visit. */
export function castDemo(platform: Platform): DemoPort {
  return {
    available: () => true,
    // Stories live with the cast as with anybody else.
    isDemo: () => false,
    enter: async (who) => ({ ...(await enterCast(platform, who)), email: CAST[who].email }),
  };
}
