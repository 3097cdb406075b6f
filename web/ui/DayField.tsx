/** A day, typed or picked from the browser's own calendar. */
import type { Day } from '@belegbar/domain/calendar';
import { TextInput } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session.ts';
import styles from './field.module.css';
import { inputProps } from './field.tsx';
import { useFormat } from './format.ts';
import { parseDay } from './parse-day.ts';
import { type Parsed, type ParsedFieldProps, useTyped } from './use-typed.ts';

export function DayField(props: ParsedFieldProps<Day>) {
  const format = useFormat();
  const today = useToday();
  const native = useRef<HTMLInputElement>(null);
  const parse = (text: string): Parsed<Day> => {
    const value = parseDay(text, today);
    return value === null ? { ok: false, code: 'day.form' } : { ok: true, value };
  };
  const typed = useTyped(props, parse, format.day);
  return (
    <div className={styles.dayField}>
      <TextInput
        {...inputProps({ ...props, error: typed.error, onBlur: typed.onBlur })}
        {...(props.ref === undefined ? {} : { ref: props.ref })}
        value={typed.text}
        autoComplete="off"
        rightSection={
          <PickButton isDisabled={props.disabled === true} onPick={() => native.current?.showPicker()} />
        }
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

function PickButton({ isDisabled, onPick }: { isDisabled: boolean; onPick: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.dayButton}
      aria-label={t('pickDay')}
      disabled={isDisabled}
      onClick={onPick}
    >
      <IconCalendarEvent size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
