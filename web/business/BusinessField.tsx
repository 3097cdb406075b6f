/** Fields of the profile that save themselves when they are left, each with its help. */
import type { Day } from '@belegbar/domain/calendar';
import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../connection/problems.ts';
import { DayField } from '../ui/DayField.tsx';
import { WithHelp } from '../ui/Help.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import {
  type Choice,
  SelectField,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '../ui/TextFields.tsx';
import styles from './business.module.css';
import { isNeeded } from './missing.ts';
import { type Changes, type FieldName, type SavingWords, useBusinessForm } from './saving.ts';
import { toggled } from './toggled.ts';
import { type BusinessTextOptions, useBusinessText } from './use-business-text.ts';
import { useHelp } from './use-help.ts';

type BusinessTextProps = BusinessTextOptions &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength' | 'hint' | 'placeholder'> & {
    /** Makes it a field of several lines. */
    rows?: number;
  };

/** A text of the profile. */
export function BusinessText({ name, check, show, words, hint, rows, ...rest }: BusinessTextProps) {
  const help = useHelp(name);
  const field = useBusinessText({ name, check, show, words });
  const { business, beginAt } = useBusinessForm();
  const shared = {
    ...rest,
    id: placeId(name),
    label: help.about,
    required: isNeeded(name, business),
    autoFocus: name === beginAt,
    value: field.text,
    hint: field.note ?? hint,
    warning: field.warning,
    error: field.error,
    onChange: field.type,
    onBlur: field.leave,
  };
  return (
    <WithHelp {...help}>
      {rows === undefined ? (
        <TextField {...shared} inside={field.isPassed ? <Passed /> : undefined} onEnter={field.leave} />
      ) : (
        <TextAreaField {...shared} rows={rows} />
      )}
    </WithHelp>
  );
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
  /** What is said when it is saved, in place of the usual words. */
  words?: SavingWords;
}

/** A choice of the profile; saved at once. */
export function BusinessSelect<Name extends FieldName>({
  name,
  choices,
  read,
  hint,
  words,
}: BusinessSelectProps<Name>) {
  const { business, saving } = useBusinessForm();
  const help = useHelp(name);
  return (
    <WithHelp {...help}>
      <SelectField
        id={placeId(name)}
        label={help.about}
        required={isNeeded(name, business)}
        value={String(business[name] ?? '')}
        choices={choices}
        hint={hint}
        error={useFieldProblem(name)}
        onChange={(chosen) => saving.save({ [name]: read(chosen) }, words)}
      />
    </WithHelp>
  );
}

interface BusinessSwitchProps {
  name: SwitchName;
  /** In place of the text that belongs to the name. */
  hint?: ReactNode;
  words?: SavingWords;
}

type SwitchName =
  | 'xrechnung'
  | 'auditConsent'
  | 'analyticsConsent'
  | 'emailNotificationsEnabled'
  | 'weeklyDigestEnabled'
  | 'autoSendInvoiceEmail'
  | 'approveReminders'
  | 'paymentDueReminders'
  | 'overdueReminders';

/** Yes or no; saved at once. */
export function BusinessSwitch({ name, hint, words }: BusinessSwitchProps) {
  const { t } = useTranslation('business');
  const { business, saving } = useBusinessForm();
  const help = useHelp(name);
  return (
    <WithHelp {...help}>
      <SwitchField
        label={help.about}
        hint={hint ?? t(`hint.${name}`)}
        value={business[name]}
        onChange={(value) => saving.save({ [name]: value }, words)}
      />
    </WithHelp>
  );
}

/** A day or none; saved when it is left. */
export function BusinessDay({ name }: { name: 'extensionFrom' | 'extensionUntil' }) {
  const { t } = useTranslation('business');
  const { business, saving } = useBusinessForm();
  const help = useHelp(name);
  const stored = business[name];
  const [typed, setTyped] = useState<{ day: Day | null } | null>(null);
  const leave = () => {
    setTyped(null);
    if (typed !== null && typed.day !== stored) saving.save({ [name]: typed.day });
  };
  return (
    <WithHelp {...help}>
      <DayField
        label={help.about}
        hint={t(`hint.${name}`)}
        value={typed === null ? stored : typed.day}
        error={useFieldProblem(name)}
        onChange={(day, refusal) => setTyped(refusal === null ? { day } : null)}
        onBlur={leave}
      />
    </WithHelp>
  );
}

interface BusinessChecksProps<Value extends string> {
  name: 'paymentMethods' | 'enabledTaxReports';
  /** In the order in which they are stored. */
  choices: readonly { value: Value; label: string; note?: string | undefined; isFixed?: boolean }[];
}

/** Some of a few values; saved at once. */
export function BusinessChecks<Value extends string>({ name, choices }: BusinessChecksProps<Value>) {
  const { business, saving } = useBusinessForm();
  const help = useHelp(name);
  const chosen: readonly string[] = business[name];
  const toggle = (value: Value) => {
    const offered = choices.map((choice) => choice.value);
    saving.save({ [name]: toggled(value, { offered, chosen }) } as Changes);
  };
  return (
    <WithHelp {...help}>
      <Checkbox.Group id={placeId(name)} label={help.about} value={[...chosen]}>
        <div className={styles.checks}>
          {choices.map(({ value, label, note, isFixed = false }) => (
            <Checkbox
              key={value}
              value={value}
              label={label}
              description={note}
              disabled={isFixed}
              onChange={() => toggle(value)}
            />
          ))}
        </div>
      </Checkbox.Group>
    </WithHelp>
  );
}

/** By which other screens lead to the field. */
export function placeId(name: string): string {
  return `profile-${name}`;
}

function useFieldProblem(name: FieldName): string | undefined {
  const problem = useBusinessForm().saving.problems[name];
  const say = useProblemText();
  return problem === undefined ? undefined : say(problem);
}
