/** Lists of codes as compact text, taken apart when they are first asked. */

export interface CodeList {
  /** Whether the code is on the list, exactly as written. */
  has(code: string): boolean;
}

/** A list of codes with space between them. */
export function codeList(text: string): CodeList {
  return lazily(() => text.trim().split(/\s+/));
}

/** Like `codeList`, where `A10-12` stands for A10, A11 and A12. */
export function rangedCodeList(text: string): CodeList {
  return lazily(() => text.trim().split(/\s+/).flatMap(codesOf));
}

/** What is on one of the lists. */
export function joined(...lists: readonly CodeList[]): CodeList {
  return { has: (code) => lists.some((list) => list.has(code)) };
}

function lazily(codes: () => string[]): CodeList {
  let known: Set<string> | undefined;
  return {
    has: (code) => {
      known ??= new Set(codes());
      return known.has(code);
    },
  };
}

const RANGE = /^([A-Z]?)(\d+)-(\d+)$/;

function codesOf(text: string): string[] {
  const [, letter = '', first, last] = RANGE.exec(text) ?? [];
  if (first === undefined || last === undefined) return [text];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${letter}${Number(first) + index}`);
}
