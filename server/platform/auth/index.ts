/** Who someone is: sign-up, confirmation, sign-in and sessions. */
export { type Auth, type AuthOptions, createAuth } from './auth.ts';
export { CLIENT_ADDRESS_HEADER } from './settings.ts';
export { signedInReader, type WhoAmI } from './signed-in.ts';
export { addConfirmedUser, grantAdminRole } from './store.ts';
