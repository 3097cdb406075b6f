/** When an invoice is due: at once, after some days, at the end of the month into which they lead, or on a day. */
import type { PaymentTerms } from '@belegbar/domain/invoices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../session/session.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { SelectField, TextField } from '../../../ui/TextFields.tsx';
import styles from '../editor.module.css';
import type { EditorContext } from '../use-editor-context.ts';
import { fieldId } from './field-id.ts';
import { choiceOf, termsFor, USUAL_DAYS, withDays } from './terms.ts';

interface TermsFieldProps {
  terms: PaymentTerms;
  context: EditorContext;
  onChange: (terms: PaymentTerms) => void;
}

export function TermsField({ terms, context, onChange }: TermsFieldProps) {
  const { t } = useTranslation('invoices');
  const today = useToday();
  const [isOther, setOther] = useState(false);
  const choice = choiceOf(terms, isOther);
  const choose = (chosen: string) => {
    setOther(chosen === 'other');
    context.refuse('paymentTerms', null);
    onChange(termsFor(chosen, terms, today));
  };
  const hasDays = choice === 'other' || choice === 'endOfMonth';
  return (
    <div className={hasDays ? styles.termsWithDays : choice === 'date' ? styles.termsWithDay : undefined}>
      <TermsChoice value={choice} onChange={choose} />
      {hasDays && 'days' in terms && (
        <TextField
          label={t('terms.daysLabel')}
          value={String(terms.days)}
          onChange={(text) => onChange(withDays(terms, text))}
        />
      )}
      {terms.kind === 'date' && (
        <DayField
          label={t('terms.dateLabel')}
          value={terms.on}
          onChange={(on, refusal) => {
            context.refuse('paymentTerms', on === null ? (refusal ?? 'day.form') : null);
            if (on !== null) onChange({ kind: 'date', on });
          }}
        />
      )}
    </div>
  );
}

function TermsChoice({ value, onChange }: { value: string; onChange: (chosen: string) => void }) {
  const { t } = useTranslation('invoices');
  return (
    <SelectField
      id={fieldId('paymentTerms')}
      label={t('field.paymentTerms')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'immediate', label: t('terms.immediate') },
        ...USUAL_DAYS.map((count) => ({ value: String(count), label: t('terms.days', { count }) })),
        { value: 'other', label: t('terms.other') },
        { value: 'endOfMonth', label: t('terms.endOfMonth') },
        { value: 'date', label: t('terms.date') },
      ]}
    />
  );
}
