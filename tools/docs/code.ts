/** What a document writes as code: between backticks, and the lines between fences. */

export interface CodeWords {
  line: number;
  words: string;
}

/** All of it, in the order of the text. */
export function codeIn(text: string): CodeWords[] {
  let fence: string | null = null;
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    const mark = /^\s*(```+|~~~+)/.exec(content)?.[1] ?? null;
    if (fence === null && mark === null)
      return [...content.matchAll(/`([^`]+)`/g)].map(([, words = '']) => ({ line, words }));
    if (mark !== null && (fence === null || mark.startsWith(fence))) {
      fence = fence === null ? mark : null;
      return [];
    }
    return [{ line, words: content }];
  });
}
