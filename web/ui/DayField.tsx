/** A day, typed or picked from the browser's own calendar. */
import type { Day } from '@belegbar/domain/calendar';
import { TextInput } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import styles from './field.module.css';
import { inputProps } from './field.tsx';
import { useFormat } from './format.ts';
import { parseDay } from './parse-day.ts';
import { type Parsed, type ParsedFieldProps, useTyped } from './use-typed.ts';

export function DayField(props: ParsedFieldProps<Day>) {
  const format = useFormat();
  const today = useToday();
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
          <DayPicker
            value={props.value}
            isDisabled={props.disabled === true}
            onPick={(picked) => typed.onType(picked, 'reprint')}
          />
        }
        onChange={(event) => typed.onType(event.currentTarget.value)}
      />
    </div>
  );
}

interface DayPickerProps {
  value: Day | null;
  isDisabled?: boolean;
  /** Where the day is mostly typed, such as in a cell of a table. */
  isOutOfTabs?: boolean;
  /** The picked day as `2026-10-08`; empty when it was taken away. */
  onPick: (picked: string) => void;
}

/** A button that opens the browser's own calendar, inside of what holds the typed day. */
export function DayPicker({ value, isDisabled = false, isOutOfTabs = false, onPick }: DayPickerProps) {
  const { t } = useTranslation();
  const native = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={styles.dayButton}
        aria-label={t('pickDay')}
        disabled={isDisabled}
        {...(isOutOfTabs ? { tabIndex: -1 } : {})}
        onClick={() => native.current?.showPicker()}
      >
        <IconCalendarEvent size={18} stroke={1.6} aria-hidden="true" />
      </button>
      <input
        ref={native}
        type="date"
        className={styles.nativeDay}
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </>
  );
}
