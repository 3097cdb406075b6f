/** Fields that read what is typed in the user's language: amounts, percents, decimals, days. */
import type { Day } from '@belegbar/domain/calendar';
import {
  type Cents,
  type Decimal,
  formatCents,
  formatDecimal,
  formatPercent,
  parseAmount,
  parseDecimal,
  parsePercent,
} from '@belegbar/domain/money';
import { TextInput } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../problems.ts';
import { useToday } from '../session.ts';
import styles from './field.module.css';
import { type FieldProps, inputProps } from './field.tsx';
import { type Format, useFormat } from './format.ts';
import { parseDay } from './parse-day.ts';

type Parsed<Value> = { ok: true; value: Value } | { ok: false; code: string };

interface ParsedFieldProps<Value> extends FieldProps {
  /** Null: nothing was typed, or it could not be read. */
  value: Value | null;
  /** `refusal` is the code of why the text could not be read; the field shows it by itself. */
  onChange: (value: Value | null, refusal: string | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Money in euros; the value is whole cents. */
export function MoneyField(props: ParsedFieldProps<Cents>) {
  return (
    <NumberField
      {...props}
      parse={parseAmount}
      print={(value, { language }) => formatCents(value, language)}
      unit="€"
    />
  );
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
      rightSectionWidth={28}
      onChange={(event) => typed.onType(event.currentTarget.value)}
    />
  );
}

/** A day, typed or picked from the browser's own calendar. */
export function DayField(props: ParsedFieldProps<Day>) {
  const format = useFormat();
  const today = useToday();
  const { t } = useTranslation();
  const native = useRef<HTMLInputElement>(null);
  const parse = (text: string): Parsed<Day> => {
    const value = parseDay(text, today);
    return value === null ? { ok: false, code: 'day.form' } : { ok: true, value };
  };
  const typed = useTyped(props, parse, format.day);
  const button = (
    <button
      type="button"
      className={styles.dayButton}
      aria-label={t('pickDay')}
      disabled={props.disabled}
      onClick={() => native.current?.showPicker()}
    >
      <IconCalendarEvent size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
  return (
    <div className={styles.dayField}>
      <TextInput
        {...inputProps({ ...props, error: typed.error, onBlur: typed.onBlur })}
        {...(props.ref === undefined ? {} : { ref: props.ref })}
        value={typed.text}
        autoComplete="off"
        rightSection={button}
        onChange={(event) => typed.onType(event.currentTarget.value)}
      />
      <input
        ref={native}
        type="date"
        className={styles.nativeDay}
        tabIndex={-1}
        aria-hidden="true"
        value={props.value ?? ''}
        onChange={(event) => typed.onType(event.currentTarget.value, 'reprint')}
      />
    </div>
  );
}

/** Keeps the text that is typed, tells the value it means, and writes it out neatly when the field is left. */
function useTyped<Value>(
  props: ParsedFieldProps<Value>,
  parse: (text: string) => Parsed<Value>,
  print: (value: Value) => string,
) {
  const problemText = useProblemText();
  const written = props.value === null ? '' : print(props.value);
  const [text, setText] = useState(written);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping && refusal === null) setText(written);
  }, [written, isTyping, refusal]);

  const read = (typed: string): Parsed<Value | null> =>
    typed.trim() === '' ? { ok: true, value: null } : parse(typed);
  const onType = (typed: string, mode: 'type' | 'reprint' = 'type') => {
    const parsed = read(typed);
    setTyping(mode === 'type');
    setText(mode === 'reprint' && parsed.ok && parsed.value !== null ? print(parsed.value) : typed);
    setRefusal(null);
    props.onChange(parsed.ok ? parsed.value : null, parsed.ok ? null : parsed.code);
  };
  const onBlur = () => {
    const parsed = read(text);
    setTyping(false);
    setRefusal(parsed.ok ? null : parsed.code);
    props.onBlur?.();
  };
  return { text, onType, onBlur, error: refusal === null ? props.error : problemText({ code: refusal }) };
}
