/** Public face of invitations. */
export { loadShareInvites } from './load-share-invites.ts';
export { codeFrom, keepPendingCode, pendingCode } from './pending-code.ts';
export { settleReferral } from './signup.ts';
