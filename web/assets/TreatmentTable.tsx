/** Treatments side by side: what each takes off the profit in a year, in the next, and after. */
import { type Cents, sumCents } from '@belegbar/domain/money';
import { Radio } from '@mantine/core';
import { useId } from 'react';
import { Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './treatments.module.css';

export interface Taken {
  year: number;
  amount: Cents;
}

interface TreatmentTableProps<Treatment extends string> {
  label: string;
  later: string;
  year: number;
  value: Treatment | null;
  choices: readonly { treatment: Treatment; name: string; taken: readonly Taken[] }[];
  onChange: (treatment: Treatment) => void;
}

export function TreatmentTable<Treatment extends string>(props: TreatmentTableProps<Treatment>) {
  const { label, later, year, value, choices, onChange } = props;
  const group = useId();
  return (
    <table className={`${sheet.ruled} ${styles.treatments}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{year}</th>
          <th scope="col">{year + 1}</th>
          <th scope="col">{later}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ treatment, name, taken }) => (
          <tr key={treatment} data-chosen={treatment === value || undefined}>
            <th scope="row">
              <Radio
                name={group}
                value={treatment}
                checked={treatment === value}
                label={name}
                onChange={() => onChange(treatment)}
              />
            </th>
            {inThree(taken, year).map((amount, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: this year, the next, and after.
              <td key={place}>
                <Money cents={amount} style="plain" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is taken in the year, in the next, and after. */
function inThree(taken: readonly Taken[], year: number): Cents[] {
  const sumOf = (isIn: (other: number) => boolean) =>
    sumCents(taken.filter((part) => isIn(part.year)).map(({ amount }) => amount));
  return [
    sumOf((other) => other <= year),
    sumOf((other) => other === year + 1),
    sumOf((other) => other > year + 1),
  ];
}
