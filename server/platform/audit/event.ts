/** A record of the audit log as it is read back. */
export interface AuditEvent {
  at: Date;
  action: string;
  /** `user`, `system` or `public`. */
  actorKind: string;
  detail: Record<string, unknown>;
}
