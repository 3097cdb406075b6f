/** Who is billed, when, for what: the fields above the lines. */
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/DayField.tsx';
import { TextField } from '../../../ui/TextFields.tsx';
import styles from '../editor.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { ClientPicker } from './ClientPicker.tsx';
import { fieldId } from './field-id.ts';
import { PeriodField } from './PeriodField.tsx';
import { TermsField } from './TermsField.tsx';
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
        context={context}
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
