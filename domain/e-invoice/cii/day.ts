/** Days in CII: eight digits, said to be of format 102 (UNTDID 2379). */
import { type Codec, content, fixedAttribute, type Part, type TextKey, within } from '../xml/shape.ts';

/** What is no day of eight digits stays as it is written. */
const EIGHT_DIGITS: Codec = {
  write: (day) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$1$2$3'),
  read: (said) => said.trim().replace(/^(\d{4})(\d{2})(\d{2})(?:\d{4,6})?$/, '$1-$2-$3'),
};

/** A child with a day in it, such as `ram:IssueDateTime`. */
export function day<T>(name: string, key: TextKey<T>, inner = 'udt:DateTimeString'): Part<T> {
  return within(name, [within(inner, [content(key, EIGHT_DIGITS), fixedAttribute('format', '102')])]);
}
