/** The fields of a service. */
import { UNITS, VAT_CASES } from '@belegbar/domain/invoices';
import type { Decimal } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import type { FormOf } from '../ui/form/use-form.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { DecimalField } from '../ui/ParsedFields.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/TextFields.tsx';
import type { ServiceFields as CompleteFields } from './message.ts';

/** The price is null while it is empty or cannot be read. */
export type ServiceForm = Omit<CompleteFields, 'unitPrice'> & { unitPrice: Decimal | null };

interface ServiceFieldsProps {
  form: Pick<FormOf<ServiceForm>, 'field'>;
}

export function ServiceFields({ form }: ServiceFieldsProps) {
  const { t } = useTranslation('services');
  return (
    <Fields>
      <WideField>
        <TextField label={t('field.name')} {...form.field('name')} maxLength={200} required autoFocus />
      </WideField>
      <DecimalField label={t('field.unitPrice')} {...form.field('unitPrice')} minDecimals={2} required />
      <UnitAndVat form={form} />
      <WideField>
        <TextAreaField
          label={t('field.description')}
          {...form.field('description')}
          rows={2}
          maxLength={2000}
        />
      </WideField>
    </Fields>
  );
}

function UnitAndVat({ form }: ServiceFieldsProps) {
  const { t } = useTranslation(['services', 'common']);
  return (
    <>
      <SelectField
        label={t('services:field.unit')}
        {...form.field('unit')}
        choices={UNITS.map((unit) => ({ value: unit, label: t(`common:unit.${unit}`) }))}
      />
      <WideField>
        <SelectField
          label={t('services:field.vatCase')}
          hint={t('services:vatCaseHint')}
          {...form.field('vatCase')}
          choices={VAT_CASES.map((vatCase) => ({ value: vatCase, label: t(`common:vatCase.${vatCase}`) }))}
        />
      </WideField>
    </>
  );
}
