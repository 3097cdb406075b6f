/** What a stranger asks before signing in or up: a captcha, whether a password is strong, whether an address has an account. */
export type { AccessPorts } from './ports.ts';
export { accessRoutes } from './routes.ts';
