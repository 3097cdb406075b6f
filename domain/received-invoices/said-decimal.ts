/** Numbers of an invoice as its file writes them. */
import { type Decimal, decimal } from '@belegbar/domain/money';

/** With what XML Schema allows beside our own form: a plus, zeros before, a point without digits on one side. */
const FORM = /^([+-]?)(\d*)(?:\.(\d*))?$/;
/** Longer ones are no amounts of money, and nothing here could add them up. */
const DIGITS_MAXIMUM = 30;
const TEXT_MAXIMUM = 200;

/** Null for what is no number, or longer than any amount. */
export function saidDecimal(text: string | undefined): Decimal | null {
  const said = (text ?? '').trim();
  const found = said.length > TEXT_MAXIMUM ? null : FORM.exec(said);
  if (found === null) return null;
  const [, sign = '', whole = '', fraction = ''] = found;
  if (whole === '' && fraction === '') return null;
  const plain = `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return plain.length > DIGITS_MAXIMUM ? null : decimal(plain);
}
