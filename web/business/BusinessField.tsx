/** Fields of the profile that save themselves when they are left. */
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../problems.ts';
import {
  type Choice,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '../ui/TextFields.tsx';
import { type Changes, type FieldName, useBusinessForm } from './saving.ts';
import { type BusinessTextOptions, useBusinessText } from './use-business-text.ts';

type BusinessTextProps = BusinessTextOptions &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength' | 'hint'> & {
    /** Makes it a field of several lines. */
    rows?: number;
  };

/** A text of the profile. */
export function BusinessText({ name, check, show, hint, rows, ...rest }: BusinessTextProps) {
  const { t } = useTranslation('business');
  const field = useBusinessText({ name, check, show });
  const shared = {
    ...rest,
    label: t(`field.${name}`),
    value: field.text,
    hint: field.note ?? hint,
    warning: field.warning,
    error: field.error,
    onChange: field.type,
    onBlur: field.leave,
  };
  if (rows !== undefined) return <TextAreaField {...shared} rows={rows} />;
  return <TextField {...shared} inside={field.isPassed ? <Passed /> : undefined} onEnter={field.leave} />;
}

function Passed() {
  return <IconCheck size={16} stroke={1.75} style={{ color: 'var(--bb-pos)' }} aria-hidden="true" />;
}

interface BusinessSelectProps<Name extends FieldName> {
  name: Name;
  choices: readonly Choice<string>[];
  /** Turns the chosen text into the field's value. */
  read: (chosen: string) => Changes[Name];
  hint?: ReactNode;
}

/** A choice of the profile; saved at once. */
export function BusinessSelect<Name extends FieldName>({
  name,
  choices,
  read,
  hint,
}: BusinessSelectProps<Name>) {
  const { t } = useTranslation('business');
  const { business, saving } = useBusinessForm();
  const problemText = useProblemText();
  const problem = saving.problems[name];
  const label: string = name;
  return (
    <SelectField
      label={t(`field.${label}`)}
      value={String(business[name] ?? '')}
      choices={choices}
      hint={hint}
      error={problem === undefined ? undefined : problemText(problem)}
      onChange={(chosen) => saving.save({ [name]: read(chosen) })}
    />
  );
}
