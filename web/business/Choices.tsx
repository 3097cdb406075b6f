/** A question with a few answers, each with its meaning. */
import { Radio } from '@mantine/core';
import styles from './business.module.css';

export interface Answer<Value extends string> {
  value: Value;
  text: string;
  meaning?: string;
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Answer<Value>[];
  onChange: (value: Value) => void;
}

export function Choices<Value extends string>({ label, value, choices, onChange }: ChoicesProps<Value>) {
  return (
    <Radio.Group label={label} value={value} onChange={(chosen) => onChange(chosen as Value)}>
      <div className={styles.choices}>
        {choices.map(({ value: choice, text, meaning }) => (
          <Radio
            key={choice}
            value={choice}
            label={text}
            {...(meaning === undefined ? {} : { description: meaning })}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
