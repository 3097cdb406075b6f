/** How the built-in types of XML Schema are written (XML Schema part 2). */
import { isDay } from '@belegbar/domain/calendar';

const ZONE = '(Z|[+-]\\d{2}:\\d{2})?';
const DATE = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})${ZONE}$`);
const TIME = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d+)?';
const TIME_ALONE = new RegExp(`^${TIME}${ZONE}$`);
const DATE_TIME = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})T${TIME}${ZONE}$`);

const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  decimal: (text) => /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text),
  date: (text) => isDay(DATE.exec(text)?.[1] ?? ''),
  dateTime: (text) => isDay(DATE_TIME.exec(text)?.[1] ?? ''),
  time: (text) => TIME_ALONE.test(text),
  boolean: (text) => /^(true|false|0|1)$/.test(text),
  base64Binary: isBase64,
  language: (text) => /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/.test(text),
};

/** XML knows four; other spaces are signs like any other. */
const BLANKS_AROUND = /^[ \t\r\n]+|[ \t\r\n]+$/g;

/** Whether a text is a value of that type; space around it is no part of it. Texts of every kind are. */
export function isOfForm(form: string, text: string): boolean {
  const isRight = FORMS[form];
  return isRight === undefined || isRight(text.replace(BLANKS_AROUND, ''));
}

/** Four letters for three bytes; a file of megabytes takes milliseconds. */
function isBase64(text: string): boolean {
  const dense = /\s/.test(text) ? text.replace(/\s+/g, '') : text;
  return dense.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(dense);
}
