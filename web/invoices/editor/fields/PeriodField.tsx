/** The period of supply, typed as one text such as `07.09. bis 02.10.2026`. */
import { periodOfLines } from '@belegbar/domain/invoices';
import { TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputProps } from '../../../ui/field.tsx';
import { useFormat } from '../../../ui/format.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { fieldId } from './field-id.ts';
import { parsePeriod, printPeriod } from './parse-period.ts';
import { useFieldError } from './use-field-error.ts';

const FIELD = 'servicePeriod';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

export function PeriodField(props: Props) {
  const { t } = useTranslation('invoices');
  const error = useFieldError(props.context);
  const { text, isTyping, type, leave } = usePeriodText(props);
  const empty = useEmptyText(props.editor);
  return (
    <TextInput
      {...inputProps({
        id: fieldId(FIELD),
        label: t('field.servicePeriod'),
        placeholder: empty,
        error: isTyping ? undefined : error(FIELD),
        onBlur: leave,
      })}
      value={text}
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

/** What holds while nothing is typed: the time that the lines say, else the day of the invoice. */
function useEmptyText({ draft }: DraftEditor): string {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const ofLines = periodOfLines(draft.lines);
  return ofLines === null ? t('field.asInvoiceDate') : printPeriod(ofLines, format, t('until'));
}

/** The text as it is typed, and the period it stands for; what cannot be read changes nothing but stays. */
function usePeriodText({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { servicePeriod } = editor.form;
  const written = servicePeriod === null ? '' : printPeriod(servicePeriod, format, t('until'));
  const [text, setText] = useState(written);
  const [isTyping, setTyping] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isTyping && !isRefused) setText(written);
  }, [written, isTyping, isRefused]);

  function type(typed: string) {
    const period = parsePeriod(typed, context.today);
    const isReadable = typed.trim() === '' || period !== null;
    setText(typed);
    setTyping(true);
    setRefused(false);
    context.refuse(FIELD, isReadable ? null : 'period.form');
    if (isReadable) editor.dispatch({ kind: 'head', changes: { servicePeriod: period } });
  }
  function leave() {
    setTyping(false);
    setRefused(text.trim() !== '' && parsePeriod(text, context.today) === null);
  }
  return { text, isTyping, type, leave };
}
