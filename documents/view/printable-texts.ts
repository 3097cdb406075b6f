/** Texts of whatever is set: what no font of ours has is replaced, so that none can be forgotten. */
import { printable } from '../text/index.ts';

/** Texts of several lines; in all others a line feed is a space. */
const SEVERAL_LINES: readonly string[] = ['introduction', 'notes', 'details', 'footerText'];

/** The value with every text in it printable. */
export function withPrintableTexts<T>(value: T, name = ''): T {
  if (typeof value === 'string') {
    const text = printable(value);
    return (SEVERAL_LINES.includes(name) ? text : text.replaceAll('\n', ' ')) as T;
  }
  if (Array.isArray(value)) return value.map((part) => withPrintableTexts(part, name)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPrintableTexts(part, key)]),
  ) as T;
}
