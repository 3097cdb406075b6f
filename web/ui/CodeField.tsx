/** A code that is valid once: six digits of an app, or a recovery code. */
import { TextInput } from '@mantine/core';
import styles from './field.module.css';
import { type FieldProps, inputProps } from './field.tsx';

interface CodeFieldProps extends FieldProps {
  value: string;
  /** Told the code without what people write between its parts. */
  onChange: (code: string) => void;
  /** `digits`: the six of an app, filled in by the device where it can. `recovery`: letters and digits, where case counts. */
  kind: 'digits' | 'recovery';
}

export function CodeField({ kind, value, onChange, ...field }: CodeFieldProps) {
  return (
    <TextInput
      {...inputProps(field)}
      className={styles.code ?? ''}
      {...KINDS[kind]}
      spellCheck={false}
      autoCapitalize="none"
      value={value}
      onChange={(event) => onChange(withoutBlanks(event.currentTarget.value, kind))}
    />
  );
}

const KINDS = {
  digits: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { inputMode: 'text', autoComplete: 'off' },
} as const;

const DIGITS = 6;

function withoutBlanks(typed: string, kind: 'digits' | 'recovery'): string {
  return kind === 'digits' ? typed.replaceAll(/\D/g, '').slice(0, DIGITS) : typed.replaceAll(/\s/g, '');
}
