/** A schema as a table: as much of XML Schema as UBL 2.1 and CII D16B need, which are sequences of named parts and values with attributes. */

export interface SchemaTable {
  /** By its type: the elements that usually have it. */
  elements: Readonly<Record<string, string>>;
  /** The parts of a type in their order: `?` at most once, `*` any number, `+` at least once; `~` names an unusual type. `|` begins a choice of one. */
  groups: Readonly<Record<string, string>>;
  /** A type of XML Schema and the attributes that may stand beside the value, `!` those that must; `languageID:language` has a type. */
  values: Readonly<Record<string, string>>;
}

export interface Part {
  name: string;
  isNeeded: boolean;
  isMany: boolean;
  type: string;
}

export type Content =
  | { kind: 'group'; parts: readonly Part[]; places: ReadonlyMap<string, number>; isChoice: boolean }
  | {
      kind: 'value';
      form: string;
      attributes: ReadonlyMap<string, { isNeeded: boolean; form: string }>;
    };

export interface Schema {
  /** The type of an element that stands by itself, such as a root. */
  typeOf(name: string): string | undefined;
  contentOf(type: string): Content | undefined;
}

/** Each type is taken apart when it is first asked for: most documents need a tenth of them. */
export function schemaOf(table: SchemaTable): Schema {
  const usual = new Map(
    Object.entries(table.elements).flatMap(([type, names]) =>
      wordsOf(names).map((name) => [name, type] as const),
    ),
  );
  const known = new Map<string, Content | undefined>();
  const typeOf = (name: string) => usual.get(name);
  const contentOf = (type: string) => {
    if (!known.has(type)) known.set(type, read(table, type, typeOf));
    return known.get(type);
  };
  return { typeOf, contentOf };
}

function read(table: SchemaTable, type: string, typeOf: Schema['typeOf']): Content | undefined {
  const group = table.groups[type];
  if (group !== undefined) return groupContent(wordsOf(group), typeOf);
  const value = table.values[type];
  return value === undefined ? undefined : valueContent(wordsOf(value));
}

function groupContent(words: readonly string[], typeOf: Schema['typeOf']): Content {
  const isChoice = words[0] === '|';
  const parts = (isChoice ? words.slice(1) : words).map((word): Part => {
    const [, name = '', occurs = '', type] = /^([\w:]+)([?*+]?)(?:~(\w+))?$/.exec(word) ?? [];
    return {
      name,
      isNeeded: !isChoice && (occurs === '' || occurs === '+'),
      isMany: occurs === '*' || occurs === '+',
      type: type ?? typeOf(name) ?? '',
    };
  });
  return { kind: 'group', parts, places: new Map(parts.map(({ name }, place) => [name, place])), isChoice };
}

function valueContent([form = 'string', ...attributes]: readonly string[]): Content {
  return {
    kind: 'value',
    form,
    attributes: new Map(
      attributes.map((said) => {
        const [, name = '', need, type = 'string'] = /^(\w+)(!?)(?::(\w+))?$/.exec(said) ?? [];
        return [name, { isNeeded: need === '!', form: type }];
      }),
    ),
  };
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}
