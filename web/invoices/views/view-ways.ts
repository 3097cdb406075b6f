/** What a list says of its saved views. */
export interface NamedView {
  id: string;
  name: string;
  isDefault: boolean;
}

/** How views of a list are kept; each refuses as the server does. */
export interface ViewWays {
  /** Saves what is asked of the list now. */
  save: (name: string, idempotencyKey: string) => Promise<unknown>;
  rename: (id: string, name: string) => Promise<unknown>;
  /** Left out where the list is always opened with all of it. */
  setDefault?: (id: string, isDefault: boolean) => Promise<unknown>;
  arrange: (ids: string[]) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** Has the list of views read anew. */
  refresh: () => Promise<unknown>;
}
