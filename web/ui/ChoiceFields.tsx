/** A question with a few answers, and a box to tick, whose errors look and speak like those of every other field. */
import { Checkbox, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './choice-fields.module.css';
import { errorOf } from './field.tsx';

export interface Answer<Value extends string> {
  value: Value;
  label: ReactNode;
  /** What it means, below it. */
  meaning?: ReactNode;
}

interface RadioFieldProps<Value extends string> {
  label: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  answers: readonly Answer<Value>[];
  error?: string | undefined;
  /** The dialog that it stands in begins with its answer. */
  autoFocus?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few answers, one below the other. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, value, answers, error, autoFocus = false, onChange } = props;
  return (
    <Radio.Group
      label={label}
      value={value}
      error={errorOf(error)}
      onChange={(chosen) => onChange(chosen as Value)}
    >
      <div className={styles.answers}>
        {answers.map((answer) => (
          <Radio
            key={answer.value}
            value={answer.value}
            label={answer.label}
            aria-invalid={isWrong(error)}
            data-autofocus={(autoFocus && answer.value === value) || undefined}
            {...(answer.meaning === undefined ? {} : { description: answer.meaning })}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

interface CheckFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  value: boolean;
  error?: string | undefined;
  onChange: (value: boolean) => void;
}

/** A box to tick. */
export function CheckField({ label, hint, value, error, onChange }: CheckFieldProps) {
  return (
    <Checkbox
      label={label}
      {...(hint === undefined ? {} : { description: hint })}
      checked={value}
      error={errorOf(error)}
      aria-invalid={isWrong(error)}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function isWrong(error: string | undefined): true | undefined {
  return (error ?? '') !== '' || undefined;
}
