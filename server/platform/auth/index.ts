/** Who someone is: sign-up, confirmation, sign-in and sessions. */
export type { OpenSession } from './account-sessions.ts';
export { type Auth, type AuthOptions, createAuth } from './auth.ts';
export { deviceInWords } from './device.ts';
export { knownDeviceOf } from './devices-store.ts';
export { buttonPage } from './links.ts';
export { type AccountMail, accountMails } from './mails.ts';
export { findByResetToken, type Person } from './people-behind-store.ts';
export { purgeSignIn } from './purge-store.ts';
export { deleteAllSessions } from './sessions-store.ts';
export { CLIENT_ADDRESS_HEADER } from './settings.ts';
export { signedInReader, type WhoAmI } from './signed-in.ts';
export {
  type Administrator,
  addConfirmedUser,
  findConfirmedUser,
  findUser,
  grantAdminRole,
  hasPassword,
  hasSecondFactor,
  listAdministrators,
  revokeAdminRole,
} from './store.ts';
export { type AccountEvent, type TellUser, tellSafely } from './tell-user.ts';
