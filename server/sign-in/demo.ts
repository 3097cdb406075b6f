/** The demo businesses, as seen from the sign-in page. Who makes them is decided in `main.ts`. */

export type DemoPerson = 'lena' | 'jonas' | 'aylin';

export interface DemoPort {
  available(): boolean;
  /** Whether a user with this address is one of the demo. */
  isDemo(email: string): boolean;
  /** The user of a demo business; makes the business and its books on the first call. */
  enter(who: DemoPerson): Promise<{ userId: string; email: string }>;
}

/** An install without a demo. */
export const NO_DEMO: DemoPort = {
  available: () => false,
  isDemo: () => false,
  enter: () => Promise.reject(new Error('there is no demo')),
};
