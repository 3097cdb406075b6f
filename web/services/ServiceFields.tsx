/** The fields of a service. */
import { UNITS, VAT_CASES } from '@belegbar/domain/invoices';
import type { Decimal } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { problemsOf, useProblemText } from '../problems.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { DecimalField } from '../ui/ParsedFields.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/TextFields.tsx';
import type { ServiceFields as CompleteFields } from './message.ts';

/** The price is null while it is empty or cannot be read. */
export type ServiceForm = Omit<CompleteFields, 'unitPrice'> & { unitPrice: Decimal | null };

interface ServiceFieldsProps {
  value: ServiceForm;
  onChange: (value: ServiceForm) => void;
  /** Why the server refused, or null. */
  failure: unknown;
  /** True once saving was tried, so that missing fields say so. */
  isTried: boolean;
}

export function ServiceFields({ value, onChange, failure, isTried }: ServiceFieldsProps) {
  const { t } = useTranslation('services');
  const errorAt = useErrorAt(failure, isTried);
  return (
    <Fields>
      <WideField>
        <TextField
          label={t('field.name')}
          value={value.name}
          error={errorAt('name', value.name.trim() === '')}
          onChange={(name) => onChange({ ...value, name })}
          maxLength={200}
          required
          autoFocus
        />
      </WideField>
      <DecimalField
        label={t('field.unitPrice')}
        value={value.unitPrice}
        minDecimals={2}
        error={errorAt('unitPrice', value.unitPrice === null)}
        onChange={(unitPrice) => onChange({ ...value, unitPrice })}
        required
      />
      <UnitAndVat value={value} onChange={onChange} />
      <WideField>
        <TextAreaField
          label={t('field.description')}
          value={value.description}
          error={errorAt('description', false)}
          rows={2}
          maxLength={2000}
          onChange={(description) => onChange({ ...value, description })}
        />
      </WideField>
    </Fields>
  );
}

function UnitAndVat({ value, onChange }: Pick<ServiceFieldsProps, 'value' | 'onChange'>) {
  const { t } = useTranslation(['services', 'common']);
  return (
    <>
      <SelectField
        label={t('services:field.unit')}
        value={value.unit}
        choices={UNITS.map((unit) => ({ value: unit, label: t(`common:unit.${unit}`) }))}
        onChange={(unit) => onChange({ ...value, unit })}
      />
      <WideField>
        <SelectField
          label={t('services:field.vatCase')}
          hint={t('services:vatCaseHint')}
          value={value.vatCase}
          choices={VAT_CASES.map((vatCase) => ({ value: vatCase, label: t(`common:vatCase.${vatCase}`) }))}
          onChange={(vatCase) => onChange({ ...value, vatCase })}
        />
      </WideField>
    </>
  );
}

/** Gives a function that says what is wrong at a field: what the server refused, else that it is missing. */
function useErrorAt(failure: unknown, isTried: boolean) {
  const problemText = useProblemText();
  return (name: keyof ServiceForm, isEmpty: boolean): string | undefined => {
    const refused = problemsOf(failure).find(({ field }) => field.split('.').at(-1) === name);
    if (refused !== undefined) return problemText(refused);
    return isTried && isEmpty ? problemText({ code: 'text.empty' }) : undefined;
  };
}
