/** Who is billed, when, for what: the fields above the lines. On a phone all but the client fold into one line, so that the lines are in view. */

import { useMediaQuery } from '@mantine/hooks';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/DayField.tsx';
import { useFormat } from '../../../ui/format.ts';
import { TextField } from '../../../ui/TextFields.tsx';
import styles from '../editor.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { ClientPicker } from './ClientPicker.tsx';
import { Fold } from './Fold.tsx';
import { fieldId } from './field-id.ts';
import { PeriodField } from './PeriodField.tsx';
import { TermsField } from './TermsField.tsx';
import { useFieldError } from './use-field-error.ts';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

export const HeadFields = memo(function HeadFields(props: Props) {
  const { t } = useTranslation('invoices');
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const summary = useDatesText(props.editor);
  return (
    <div className={styles.fields}>
      <ClientPicker {...props} />
      {isPhone ? (
        <div className={styles.folded}>
          <Fold title={t('field.dates')} summary={summary}>
            <div className={styles.fields}>
              <WhatAndWhen {...props} />
            </div>
          </Fold>
        </div>
      ) : (
        <WhatAndWhen {...props} />
      )}
    </div>
  );
});

/** The title, or else the day and the terms, in one line. */
function useDatesText({ form: { title, invoiceDate, paymentTerms } }: DraftEditor): string {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const day = invoiceDate === null ? t('field.dayOfIssue') : format.day(invoiceDate);
  const terms = paymentTerms.kind === 'days' ? t('terms.days', { count: paymentTerms.days }) : '';
  return [title, day, terms].filter((text) => text !== '').join(', ');
}

function WhatAndWhen({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const { form, dispatch } = editor;
  const error = useFieldError(context);
  return (
    <>
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
      <TextField
        id={fieldId('title')}
        label={t('field.title')}
        value={form.title}
        onChange={(title) => dispatch({ kind: 'head', changes: { title } })}
        error={error('title')}
      />
      <PeriodField editor={editor} context={context} />
      <TextField
        id={fieldId('reference')}
        label={t('field.reference')}
        value={form.reference}
        onChange={(reference) => dispatch({ kind: 'head', changes: { reference } })}
        error={error('reference')}
      />
      <TermsField
        terms={form.paymentTerms}
        context={context}
        onChange={(paymentTerms) => dispatch({ kind: 'head', changes: { paymentTerms } })}
      />
    </>
  );
}
