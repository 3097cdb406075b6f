/** Fields that read numbers as they are typed in the user's language: amounts, percents, decimals. */
import {
  type Cents,
  type Currency,
  type Decimal,
  formatCents,
  formatDecimal,
  formatPercent,
  parseAmount,
  parseDecimal,
  parsePercent,
} from '@belegbar/domain/money';
import { TextInput } from '@mantine/core';
import { signOf } from './currency.ts';
import styles from './field.module.css';
import { inputProps } from './field.tsx';
import { type Format, useFormat } from './format.ts';
import { type Parsed, type ParsedFieldProps, useTyped } from './use-typed.ts';

interface MoneyFieldProps extends ParsedFieldProps<Cents> {
  /** Euros unless told; its code may be typed along. */
  currency?: Currency;
}

/** Money; the value is whole cents. */
export function MoneyField({ currency = 'EUR', ...props }: MoneyFieldProps) {
  return (
    <NumberField
      {...props}
      parse={(text, language) => parseMoney(text, language, currency)}
      print={(value, { language }) => formatCents(value, language)}
      unit={signOf(currency)}
    />
  );
}

/** Who types euros where another currency is meant is not misread. */
function parseMoney(text: string, language: 'de' | 'en', currency: Currency): Parsed<Cents> {
  if (currency === 'EUR') return parseAmount(text, language);
  if (/€|EUR/i.test(text)) return { ok: false, code: 'number.form' };
  return parseAmount(text.replace(new RegExp(currency, 'i'), ''), language);
}

/** A percentage from 0 to 100. */
export function PercentField(props: ParsedFieldProps<Decimal>) {
  return (
    <NumberField
      {...props}
      parse={parsePercent}
      print={(value, { language }) => formatPercent(value, language)}
    />
  );
}

interface DecimalFieldProps extends ParsedFieldProps<Decimal> {
  /** At most this many decimals are read; 4 unless told. */
  maxDecimals?: number;
  /** At least this many are shown: 2 for prices. */
  minDecimals?: number;
}

/** An exact decimal such as a quantity or a unit price. */
export function DecimalField({ maxDecimals = 4, minDecimals = 0, ...props }: DecimalFieldProps) {
  return (
    <NumberField
      {...props}
      parse={(text, language) => parseDecimal(text, language, { maxDecimals })}
      print={(value, { language }) => formatDecimal(value, language, minDecimals)}
    />
  );
}

interface NumberFieldProps<Value> extends ParsedFieldProps<Value> {
  parse: (text: string, language: 'de' | 'en') => Parsed<Value>;
  print: (value: Value, format: Format) => string;
  unit?: string;
}

function NumberField<Value>(props: NumberFieldProps<Value>) {
  const format = useFormat();
  const typed = useTyped(
    props,
    (text) => props.parse(text, format.language),
    (value) => props.print(value, format),
  );
  return (
    <TextInput
      {...inputProps({ ...props, error: typed.error, onBlur: typed.onBlur })}
      {...(props.ref === undefined ? {} : { ref: props.ref })}
      className={styles.number ?? ''}
      value={typed.text}
      inputMode="decimal"
      autoComplete="off"
      rightSection={props.unit}
      rightSectionPointerEvents="none"
      rightSectionWidth={(props.unit ?? '').length > 1 ? 46 : 28}
      onChange={(event) => typed.onType(event.currentTarget.value)}
    />
  );
}
