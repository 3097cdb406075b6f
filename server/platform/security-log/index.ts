/** The security log: what happened at the door, for administrators and for the person it happened to. */
export {
  type Details,
  type FailureReason,
  type Origin,
  SECURITY_EVENT_TYPES,
  type SecurityEventType,
  type Severity,
} from './events.ts';
export { createSecurityLog, type SecurityLog, type SecurityLogOptions } from './log.ts';
export {
  type OwnActivity,
  purgeSecurityLog,
  readOwnActivity,
  readSecurityEvents,
  type SecurityEvent,
  type SecurityEventQuery,
} from './store.ts';
