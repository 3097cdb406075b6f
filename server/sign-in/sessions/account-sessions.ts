/** A user's sessions, for the user: listed, and ended at once. */
import type { Database } from '../../platform/database/index.ts';
import { deviceInWords } from './device.ts';
import type { ForgetSessions } from './session-memory.ts';
import { deleteSessions, isSessionOpen, listSessions } from './store.ts';

export interface OpenSession {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  /** In words; null when unknown. */
  device: string | null;
}

export interface AccountSessions {
  /** Where a user is signed in, the last used first. */
  sessionsOf(userId: string): Promise<OpenSession[]>;
  /** False when the user has no such session. */
  endSession(userId: string, sessionId: string): Promise<boolean>;
  /** Ends all sessions of the user but one. Returns how many. */
  endOtherSessions(userId: string, sessionId: string): Promise<number>;
  /** Asks the database, for whoever keeps something open for a session; one that has ended elsewhere is forgotten here. */
  isSessionOpen(sessionId: string): Promise<boolean>;
}

export function accountSessions(database: Database, forget: ForgetSessions): AccountSessions {
  return {
    async sessionsOf(userId) {
      const rows = await listSessions(database, userId);
      return rows.map((row) => ({
        id: row.id,
        startedAt: row.created_at,
        lastUsedAt: row.updated_at,
        device: deviceInWords(row.user_agent) || null,
      }));
    },
    async endSession(userId, sessionId) {
      const sessionIds = await deleteSessions(database, userId, { only: sessionId });
      forget(sessionIds);
      return sessionIds.length > 0;
    },
    async endOtherSessions(userId, sessionId) {
      const sessionIds = await deleteSessions(database, userId, { except: sessionId });
      forget(sessionIds);
      return sessionIds.length;
    },
    async isSessionOpen(sessionId) {
      const isOpen = await isSessionOpen(database, sessionId);
      if (!isOpen) forget([sessionId]);
      return isOpen;
    },
  };
}
