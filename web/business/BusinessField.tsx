/** Fields of the profile that save themselves when they are left. */
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
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

type TextName = {
  [Name in FieldName]-?: NonNullable<Changes[Name]> extends string
    ? string extends NonNullable<Changes[Name]>
      ? Name
      : never
    : never;
}[FieldName];

/** What a check says beside the field: passed, wrong for certain (not sent), or unlikely (sent, with a note). */
type Verdict = { ok: true; note?: string } | { ok: false; code: string; certain: boolean };

interface BusinessTextProps extends Pick<TextFieldProps, 'type' | 'autoComplete' | 'maxLength' | 'hint'> {
  name: TextName;
  /** Judges what is typed; never called with an empty text. */
  check?: (text: string) => Verdict;
  /** How the stored text is shown, such as an IBAN in groups of four. */
  show?: (stored: string) => string;
  rows?: number;
}

/** A text of the profile. */
export function BusinessText({ name, check, show = (text) => text, hint, rows, ...rest }: BusinessTextProps) {
  const { t } = useTranslation('business');
  const { business, saving } = useBusinessForm();
  const problemText = useProblemText();
  const stored = business[name];
  const [text, setText] = useState(show(stored));
  const [isTyping, setTyping] = useState(false);
  const [isLeft, setLeft] = useState(true);
  const problem = saving.problems[name];
  const verdict = check === undefined || text.trim() === '' ? null : check(text.trim());
  const isWrong = verdict !== null && !verdict.ok && verdict.certain;
  useEffect(() => {
    if (!isTyping && problem === undefined && !isWrong) setText(show(stored));
  }, [stored, isTyping, problem, isWrong, show]);

  const leave = () => {
    setTyping(false);
    setLeft(true);
    const typed = text.trim();
    if (typed !== stored && typed !== show(stored) && !isWrong) saving.save({ [name]: typed });
  };
  const type = (typed: string) => {
    setTyping(true);
    setLeft(false);
    setText(typed);
  };
  const refusal = isWrong ? (isLeft ? verdict.code : undefined) : isTyping ? undefined : problem?.code;
  const shared = {
    label: t(`field.${name}`),
    value: text,
    error: refusal === undefined ? undefined : problemText({ code: refusal, values: problem?.values ?? {} }),
    onChange: type,
    onBlur: leave,
    hint: (verdict?.ok === true ? verdict.note : undefined) ?? hint,
    warning:
      verdict !== null && !verdict.ok && !verdict.certain && !isTyping
        ? problemText({ code: verdict.code })
        : undefined,
    ...(rest.maxLength === undefined ? {} : { maxLength: rest.maxLength }),
  };
  if (rows !== undefined) return <TextAreaField {...shared} rows={rows} />;
  return (
    <TextField {...rest} {...shared} inside={verdict?.ok === true ? <Passed /> : undefined} onEnter={leave} />
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
