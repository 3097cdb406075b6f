/** What answers have told so far, so that later requests are about records that exist, in their present version. */

export interface KnownRecords {
  /** Takes in every id of an answer, under the operations' group it came from and the field it stood in. */
  learn(group: string, answer: unknown): void;
  /** Ids that stood in such a field, or came from such a group; any where there is none. */
  ids(group: string, field: string): readonly string[];
  all(): ReadonlySet<string>;
  /** Of the record as last told. */
  version(id: string): number | undefined;
}

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** The newest ones: long ago there may have been something that is gone. */
const KEPT = 30;

export function knownRecords(): KnownRecords {
  const places = new Map<string, string[]>();
  const all = new Set<string>();
  const versions = new Map<string, number>();
  const keep = (place: string, id: string) => {
    const others = (places.get(place) ?? []).filter((known) => known !== id);
    places.set(place, [...others, id].slice(-KEPT));
  };
  const learn = (group: string, value: unknown, field = ''): void => {
    if (typeof value === 'string' && ID.test(value)) {
      all.add(value);
      keep(field, value);
      if (field === 'id') keep(group, value);
    } else if (Array.isArray(value)) {
      for (const one of value) learn(group, one, field);
    } else if (typeof value === 'object' && value !== null) {
      const { id, version } = value as { id?: unknown; version?: unknown };
      if (typeof id === 'string' && typeof version === 'number') versions.set(id, version);
      for (const [name, one] of Object.entries(value)) learn(group, one, name);
    }
  };
  return {
    learn,
    ids: (group, field) =>
      (field === 'id'
        ? places.get(group)
        : (places.get(field) ?? places.get(`${field.replace(/Id$/, '')}s`))) ?? [...all].slice(-KEPT),
    all: () => all,
    version: (id) => versions.get(id),
  };
}
