/** What all fields share: label above, hint below, and an error that replaces the hint with icon and words. */
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** Below the field, unless there is an error. */
  hint?: ReactNode;
  /** What is unlikely but allowed; replaces the hint, in the colour of a warning. */
  warning?: string | undefined;
  /** What is wrong, in the user's words; undefined or empty when nothing is. */
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  name?: string;
  id?: string;
  /** Visually hides the label, for cells of a table; screen readers still hear it. */
  isLabelHidden?: boolean;
  placeholder?: string;
  onBlur?: () => void;
  onFocus?: () => void;
}

/** Turns our common props into those of a Mantine input. */
export function inputProps(props: FieldProps) {
  const hasError = props.error !== undefined && props.error !== '';
  const below = props.warning === undefined ? props.hint : <FieldWarning text={props.warning} />;
  const description = hasError || below === undefined ? {} : { description: below };
  return {
    ...(props.isLabelHidden === true ? { 'aria-label': String(props.label) } : { label: props.label }),
    ...description,
    ...pick(props, ['required', 'disabled', 'autoFocus', 'name', 'id', 'placeholder', 'onFocus']),
    ...(props.onBlur === undefined ? {} : { onBlur: props.onBlur }),
    withAsterisk: false,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    ...(props.autoFocus === true ? { 'data-autofocus': true } : {}),
    error: errorOf(props.error),
  };
}

/** What is wrong, as every field says it: icon and words; false where nothing is. */
export function errorOf(text: string | undefined): ReactNode {
  return text === undefined || text === '' ? false : <FieldError text={text} />;
}

function FieldWarning({ text }: { text: string }) {
  return (
    <span className={styles.warning}>
      <IconAlertTriangle size={14} stroke={2} className={styles.warningIcon ?? ''} aria-hidden="true" />
      <span>{text}</span>
    </span>
  );
}

function FieldError({ text }: { text: string }) {
  return (
    <>
      <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
      <span>{text}</span>
    </>
  );
}

function pick<Props extends object, Key extends keyof Props>(
  props: Props,
  keys: readonly Key[],
): Partial<Props> {
  const given = keys.filter((key) => props[key] !== undefined).map((key) => [key, props[key]]);
  return Object.fromEntries(given) as Partial<Props>;
}
