/** One of a few, side by side. */
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `Radio`s */
  children: ReactNode;
}

export function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <div className={styles.choices}>{children}</div>
    </Radio.Group>
  );
}
