/** On or off, in force at once. */
import { Switch } from '@mantine/core';
import { type FieldProps, inputProps } from './field.tsx';

interface SwitchFieldProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

export function SwitchField(props: SwitchFieldProps) {
  const { label, description, error } = inputProps(props);
  return (
    <Switch
      label={label}
      {...(props.isLabelHidden === true ? { 'aria-label': String(props.label) } : {})}
      description={description}
      error={error}
      disabled={props.disabled ?? false}
      checked={props.value}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  );
}
