/** Who is signed in, the language of the app for them, and entering the demo. */
export { type DemoPort, NO_DEMO } from './demo.ts';
export type { SessionPorts } from './ports.ts';
export { readSession } from './read.ts';
export { sessionRoutes } from './routes.ts';
