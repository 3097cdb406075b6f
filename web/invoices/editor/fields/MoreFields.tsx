/** What is needed less often, folded: texts, discount, currency, language and design. */

import { DOCUMENT_LANGUAGES, TEMPLATES } from '@belegbar/domain/business';
import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { inputProps } from '../../../ui/field.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Fields } from '../../../ui/Heads.tsx';
import { SelectField, TextAreaField } from '../../../ui/TextFields.tsx';
import styles from '../findings/findings.module.css';
import type { Business } from '../InvoiceEditor.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { AttachmentsFields } from './AttachmentsFields.tsx';
import { CurrencyFields } from './CurrencyFields.tsx';
import { Fold } from './Fold.tsx';
import { fieldId } from './field-id.ts';
import { SkontoFields } from './SkontoFields.tsx';
import { SoldAssetsField } from './SoldAssetsField.tsx';
import { useFieldError } from './use-field-error.ts';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
  business: Business;
}

export const MoreFields = memo(function MoreFields(props: Props) {
  return (
    <div className={styles.more}>
      <Texts {...props} />
      <Attachments {...props} />
      <Discount {...props} />
      <Skonto {...props} />
      <CurrencyFields {...props} />
      <SoldAssetsField editor={props.editor} />
      <LanguageAndDesign {...props} />
    </div>
  );
});

function Texts({ editor, context, business }: Props) {
  const { t } = useTranslation('invoices');
  const { form, dispatch } = editor;
  const error = useFieldError(context);
  const written = (['introduction', 'notes', 'footerText'] as const).filter((field) => form[field]);
  const summary =
    written.length === 0 ? t('texts.standard') : written.map((field) => t(`field.${field}`)).join(', ');
  return (
    <Fold title={t('texts.title')} summary={summary}>
      <div className={styles.stack}>
        <TextAreaField
          id={fieldId('introduction')}
          label={t('field.introduction')}
          hint={t('texts.introductionHint')}
          value={form.introduction}
          onChange={(introduction) => dispatch({ kind: 'head', changes: { introduction } })}
          error={error('introduction')}
        />
        <TextAreaField
          id={fieldId('notes')}
          label={t('field.notes')}
          hint={t('texts.notesHint')}
          value={form.notes}
          onChange={(notes) => dispatch({ kind: 'head', changes: { notes } })}
          error={error('notes')}
        />
        <TextAreaField
          id={fieldId('footerText')}
          label={t('field.footerText')}
          hint={t('texts.footerHint')}
          placeholder={business.footerText}
          rows={2}
          value={form.footerText ?? ''}
          onChange={(text) => dispatch({ kind: 'head', changes: { footerText: text === '' ? null : text } })}
          error={error('footerText')}
        />
      </div>
    </Fold>
  );
}

function Attachments({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const names = (editor.form.attachments ?? []).map(({ name }) => name);
  return (
    <Fold title={t('attachments.title')} summary={names.join(', ') || t('attachments.none')}>
      <AttachmentsFields editor={editor} context={context} />
    </Fold>
  );
}

function Discount({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const { language, percent } = useFormat();
  const error = useFieldError(context);
  const { discount } = editor.form;
  const { discountPercent } = editor.draft;
  return (
    <Fold
      title={t('discount.title')}
      summary={discountPercent === null ? t('discount.none') : percent(discountPercent)}
    >
      <div className={styles.narrow}>
        <TextInput
          {...inputProps({
            id: fieldId('discountPercent'),
            label: t('discount.onDocument'),
            hint: t('discount.hint'),
            error: error('discountPercent'),
            onBlur: () => editor.dispatch({ kind: 'settleHead', field: 'discount', language }),
          })}
          inputMode="decimal"
          autoComplete="off"
          value={discount.text}
          rightSection="%"
          rightSectionPointerEvents="none"
          onChange={(event) =>
            editor.dispatch({
              kind: 'typeHead',
              field: 'discount',
              text: event.currentTarget.value,
              language,
            })
          }
        />
      </div>
    </Fold>
  );
}

function Skonto({ editor, context }: Props) {
  const { t } = useTranslation('invoice-corrections');
  const { percent } = useFormat();
  const steps = (editor.form.skonto ?? []).map((step) =>
    t('skonto.summary', { percent: percent(step.percent), count: step.days }),
  );
  return (
    <Fold title={t('skonto.title')} summary={steps.join(', ') || t('skonto.none')}>
      <SkontoFields editor={editor} context={context} />
    </Fold>
  );
}

function LanguageAndDesign({ editor }: Props) {
  const { t } = useTranslation(['invoices', 'designs']);
  const { form, dispatch } = editor;
  return (
    <Fold
      title={t('layout.title')}
      summary={[t(`language.${form.language}`), t(`designs:name.${form.template}`)].join(', ')}
    >
      <Fields>
        <SelectField
          id={fieldId('language')}
          label={t('field.language')}
          value={form.language}
          onChange={(language) => dispatch({ kind: 'head', changes: { language } })}
          choices={DOCUMENT_LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <SelectField
          id={fieldId('template')}
          label={t('field.template')}
          value={form.template}
          onChange={(template) => dispatch({ kind: 'head', changes: { template } })}
          choices={TEMPLATES.map((value) => ({ value, label: t(`designs:name.${value}`) }))}
        />
      </Fields>
    </Fold>
  );
}
