/** Who is billed, when, for what: the fields above the lines. */
import type { PaymentTerms } from '@belegbar/domain/invoices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/DayField.tsx';
import { SelectField, TextField } from '../../ui/TextFields.tsx';
import { ClientPicker } from './ClientPicker.tsx';
import styles from './editor.module.css';
import { fieldId } from './field-id.ts';
import { PeriodField } from './PeriodField.tsx';
import type { DraftEditor } from './use-draft-editor.ts';
import type { EditorContext } from './use-editor-context.ts';
import { useFieldError } from './use-field-error.ts';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

export function HeadFields({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const { form, dispatch } = editor;
  const error = useFieldError(context);
  return (
    <div className={styles.fields}>
      <ClientPicker editor={editor} context={context} />
      <DayField
        id={fieldId('invoiceDate')}
        label={t('field.invoiceDate')}
        placeholder={t('field.dayOfIssue')}
        value={form.invoiceDate}
        onChange={(invoiceDate, refusal) => {
          context.refuse('invoiceDate', refusal);
          if (refusal === null) dispatch({ kind: 'head', changes: { invoiceDate } });
        }}
      />
      <PeriodField editor={editor} context={context} />
      <TextField
        id={fieldId('title')}
        label={t('field.title')}
        value={form.title}
        onChange={(title) => dispatch({ kind: 'head', changes: { title } })}
        error={error('title')}
      />
      <TermsField
        terms={form.paymentTerms}
        onChange={(paymentTerms) => dispatch({ kind: 'head', changes: { paymentTerms } })}
      />
      <TextField
        id={fieldId('reference')}
        label={t('field.reference')}
        value={form.reference}
        onChange={(reference) => dispatch({ kind: 'head', changes: { reference } })}
        error={error('reference')}
      />
    </div>
  );
}

const USUAL_DAYS = [7, 14, 30, 60, 90];
const MOST_DAYS = 365;

/** Due at once, after one of the usual numbers of days, or after any other. */
function TermsField({ terms, onChange }: { terms: PaymentTerms; onChange: (terms: PaymentTerms) => void }) {
  const { t } = useTranslation('invoices');
  const days = terms.kind === 'days' ? terms.days : 0;
  const [isOther, setOther] = useState(terms.kind === 'days' && !USUAL_DAYS.includes(days));
  const choose = (chosen: string) => {
    setOther(chosen === 'other');
    if (chosen === 'immediate') onChange({ kind: 'immediate' });
    else if (chosen !== 'other') onChange({ kind: 'days', days: Number(chosen) });
  };
  const type = (text: string) => {
    const typed = Number(text.replace(/\D/g, ''));
    onChange({ kind: 'days', days: Math.min(typed, MOST_DAYS) });
  };
  return (
    <div className={isOther ? styles.termsWithDays : undefined}>
      <SelectField
        id={fieldId('paymentTerms')}
        label={t('field.paymentTerms')}
        value={isOther ? 'other' : terms.kind === 'immediate' ? 'immediate' : String(days)}
        onChange={choose}
        choices={[
          { value: 'immediate', label: t('terms.immediate') },
          ...USUAL_DAYS.map((count) => ({ value: String(count), label: t('terms.days', { count }) })),
          { value: 'other', label: t('terms.other') },
        ]}
      />
      {isOther && <TextField label={t('terms.daysLabel')} value={String(days)} onChange={type} />}
    </div>
  );
}
