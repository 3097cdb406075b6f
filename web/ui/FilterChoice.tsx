/** A filter of a list by one of a few values. */
import { FilterPopover } from './FilterPopover.tsx';
import styles from './filter-choice.module.css';
import sheet from './sheet.module.css';
import type { Choice } from './TextFields.tsx';

interface FilterChoiceProps<Value extends string> {
  /** What is filtered: "Class". */
  label: string;
  /** Null while everything is shown. */
  value: Value | null;
  choices: readonly Choice<Value>[];
  onChange: (value: Value | null) => void;
}

export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, value, choices, onChange } = props;
  return (
    <FilterPopover
      label={label}
      value={choices.find((choice) => choice.value === value)?.label}
      onClear={() => onChange(null)}
    >
      {(close) => (
        <ul className={styles.choices}>
          {choices.map((choice, index) => (
            <li key={choice.value}>
              <ChoiceButton
                label={choice.label}
                isChosen={choice.value === value}
                takesFocus={value === null ? index === 0 : choice.value === value}
                onChoose={() => {
                  onChange(choice.value);
                  close();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </FilterPopover>
  );
}

interface ChoiceButtonProps {
  label: string;
  isChosen: boolean;
  takesFocus: boolean;
  onChoose: () => void;
}

function ChoiceButton({ label, isChosen, takesFocus, onChoose }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={`${sheet.choice} ${styles.choice}`}
      aria-pressed={isChosen}
      data-autofocus={takesFocus || undefined}
      onClick={onChoose}
    >
      {label}
    </button>
  );
}
