/** Sessions that have ended on this server, told to whoever keeps something open for them. */

export interface EndedSessions {
  userId: string;
  sessionIds: string[];
}

export interface Endings {
  tell(ended: EndedSessions): void;
  /** Returns the end of listening. */
  listen(listener: (ended: EndedSessions) => void): () => void;
}

export function endings(): Endings {
  const listeners = new Set<(ended: EndedSessions) => void>();
  return {
    tell(ended) {
      if (ended.sessionIds.length > 0) for (const listener of listeners) listener(ended);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
