/** A filter by any of a few values. */
import { FilterPopover } from './FilterPopover.tsx';
import styles from './many-choice.module.css';
import type { Choice } from './TextFields.tsx';

interface ManyChoiceProps<Value extends string> {
  /** What is filtered: "Status". */
  label: string;
  /** Empty while everything is shown. */
  values: readonly Value[];
  choices: readonly Choice<Value>[];
  onChange: (values: Value[]) => void;
}

export function ManyChoice<Value extends string>({
  label,
  values,
  choices,
  onChange,
}: ManyChoiceProps<Value>) {
  const named = choices.filter(({ value }) => values.includes(value)).map((choice) => choice.label);
  const toggle = (value: Value) =>
    onChange(choices.map((choice) => choice.value).filter((one) => values.includes(one) !== (one === value)));
  return (
    <FilterPopover
      label={label}
      value={named.length === 0 ? undefined : named.join(', ')}
      onClear={() => onChange([])}
    >
      {() => (
        <fieldset className={styles.many} aria-label={label}>
          {choices.map((choice, place) => (
            <label key={choice.value}>
              <input
                type="checkbox"
                checked={values.includes(choice.value)}
                data-autofocus={place === 0 || undefined}
                onChange={() => toggle(choice.value)}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
      )}
    </FilterPopover>
  );
}
