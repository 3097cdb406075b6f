/** Who someone is: sign-up, links, passwords, captcha, second factor, sessions, and the log of what happened there. */
export { createSignIn } from './create.ts';
export { type DemoPort, NO_DEMO } from './demo.ts';
export type { Measure } from './guard/back-off.ts';
export type { AuthCall } from './guard/calls.ts';
export type { Guard } from './guard/guard.ts';
export type { GuardRefusal } from './guard/guarded-call.ts';
export { signInJobs } from './jobs.ts';
export { type Auth, createAuth } from './library/auth.ts';
export { type SealedAnew, sealAnew } from './library/sealing.ts';
export { accountMails } from './mails/mails.ts';
export { type AccountEvent, type NotifyUser, notifySafely } from './notify-user.ts';
export type { SignInPorts } from './ports.ts';
export {
  type Details,
  SECURITY_EVENT_TYPES,
  type SecurityEventType,
  type Severity,
} from './security-log/events.ts';
export type { SecurityLog } from './security-log/log.ts';
export {
  purgeSecurityLog,
  readOwnActivity,
  readSecurityEvents,
  type SecurityEvent,
} from './security-log/store.ts';
export { deviceInWords } from './sessions/device.ts';
export { deleteAllSessions } from './sessions/store.ts';
export { signedInReader } from './signed-in.ts';
export { listUserIds, namesOfUsers, readNewUsersPerDay, readPeopleFigures } from './users/people-store.ts';
export {
  type Administrator,
  addConfirmedUser,
  findUser,
  grantAdminRole,
  hasPassword,
  hasSecondFactor,
  listAdministrators,
  revokeAdminRole,
} from './users/store.ts';
