/** In which currency the invoice is written, and at which rate it counts in euros. */
import { yearOf } from '@belegbar/domain/calendar';
import { servicePeriodOf } from '@belegbar/domain/invoices';
import { CURRENCIES, isRate } from '@belegbar/domain/money';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfCurrency } from '../../../ui/currency.ts';
import { inputProps } from '../../../ui/field.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Fields } from '../../../ui/Heads.tsx';
import { SelectField } from '../../../ui/TextFields.tsx';
import { useRateText } from '../../rate-text.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { Fold } from './Fold.tsx';
import { fieldId } from './field-id.ts';
import { useFieldError } from './use-field-error.ts';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

export function CurrencyFields({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const { language } = useFormat();
  const { currency } = editor.form;
  return (
    <Fold title={t('field.currency')} summary={<Summary editor={editor} />}>
      <Fields>
        <SelectField
          id={fieldId('currency')}
          label={t('field.currency')}
          hint={t('exchange.currencyHint')}
          value={currency}
          onChange={(chosen) => editor.dispatch({ kind: 'currency', currency: chosen })}
          choices={CURRENCIES.map((value) => ({
            value,
            label: `${value} (${nameOfCurrency(value, language)})`,
          }))}
        />
        {currency !== 'EUR' && <RateField key={currency} editor={editor} context={context} />}
      </Fields>
    </Fold>
  );
}

function Summary({ editor: { draft } }: Pick<Props, 'editor'>) {
  const { t } = useTranslation('invoices');
  const { language } = useFormat();
  const rateText = useRateText();
  const { currency, unitsPerEuro } = draft;
  if (currency === 'EUR') return nameOfCurrency(currency, language);
  return unitsPerEuro != null && isRate(unitsPerEuro)
    ? rateText(unitsPerEuro, currency)
    : t('exchange.noRate', { currency });
}

/** That the rate is missing is said here once somebody has left the field without one; where it stands is said either way. */
function RateField({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const error = useFieldError(context);
  const [isLeft, setLeft] = useState(false);
  const { language } = format;
  const { currency, rate } = editor.form;
  const { to } = servicePeriodOf(editor.draft, context.today);
  const month = `${format.monthName(Number(to.slice(5, 7)))} ${yearOf(to)}`;
  const isMissing = context.problems.some(({ code }) => code === 'currency.rate.missing');
  return (
    <TextInput
      {...inputProps({
        id: fieldId('unitsPerEuro'),
        label: t('exchange.rateOf', { currency }),
        hint: t('exchange.rateHint', { month }),
        error: isLeft && isMissing ? t('exchange.missing', { month }) : error('unitsPerEuro'),
        onBlur: () => {
          setLeft(true);
          editor.dispatch({ kind: 'settleHead', field: 'rate', language });
        },
      })}
      inputMode="decimal"
      autoComplete="off"
      value={rate?.text ?? ''}
      rightSection={currency}
      rightSectionPointerEvents="none"
      rightSectionWidth={46}
      onChange={(event) =>
        editor.dispatch({ kind: 'typeHead', field: 'rate', text: event.currentTarget.value, language })
      }
    />
  );
}
