/** A question with a few answers, each with its meaning. */
import { RadioField } from '../ui/ChoiceFields.tsx';

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
  const answers = choices.map(({ text, ...choice }) => ({ ...choice, label: text }));
  return <RadioField label={label} value={value} answers={answers} onChange={onChange} />;
}
