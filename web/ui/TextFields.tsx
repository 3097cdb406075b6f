/** Fields whose value is text as it is typed, or one of given choices. */
import { COUNTRY_CODES } from '@belegbar/domain/business';
import { NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff, IconSelector } from '@tabler/icons-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FIRST_COUNTRIES } from './countries.ts';
import { type FieldProps, inputProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  inputMode?: 'numeric';
  /** Icon or button inside, at the right. */
  inside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  onEnter?: () => void;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      {...(props.ref === undefined ? {} : { ref: props.ref })}
      type={props.type ?? 'text'}
      value={props.value}
      autoComplete={props.autoComplete ?? 'off'}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
      rightSection={props.inside}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && props.onEnter?.()}
    />
  );
}

interface TextAreaFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
}

/** Several lines of text; grows with its content. */
export function TextAreaField(props: TextAreaFieldProps) {
  return (
    <Textarea
      {...inputProps(props)}
      value={props.value}
      rows={props.rows ?? 3}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

/** A password with an eye that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...inputProps(props)}
      // Mantine says it of its frame only, which nobody hears.
      aria-invalid={(props.error ?? '') !== '' || undefined}
      value={props.value}
      autoComplete={props.autoComplete}
      visibilityToggleIcon={({ reveal }) =>
        reveal ? <IconEyeOff size={16} stroke={1.75} /> : <IconEye size={16} stroke={1.75} />
      }
      visibilityToggleButtonProps={{ 'aria-label': t('togglePassword'), tabIndex: 0 }}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
}

/** One of a few choices, by the browser's own list: quick by keyboard, right on a phone. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  return (
    <NativeSelect
      {...inputProps(props)}
      value={props.value}
      data={props.choices.map((choice) => ({ ...choice }))}
      rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
      onChange={(event) => props.onChange(event.currentTarget.value as Value)}
    />
  );
}

interface CountryFieldProps extends FieldProps {
  /** ISO 3166-1 alpha-2 */
  value: string;
  onChange: (value: string) => void;
}

/** A country by its name in the language shown; Germany and its neighbours come first. */
export function CountryField(props: CountryFieldProps) {
  const { i18n } = useTranslation();
  const groups = useMemo(() => countryGroups(i18n.language), [i18n.language]);
  return (
    <NativeSelect
      {...inputProps(props)}
      value={props.value}
      autoComplete="country"
      rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      {groups.map((group) => (
        <optgroup key={group[0]?.code} label={group[0]?.name.slice(0, 1) === '' ? '' : '—'}>
          {group.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

function countryGroups(language: string): { code: string; name: string }[][] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = (code: string) => ({ code, name: names.of(code) ?? code });
  const others = COUNTRY_CODES.filter((code) => !FIRST_COUNTRIES.includes(code))
    .map(named)
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return [FIRST_COUNTRIES.map(named), others];
}
