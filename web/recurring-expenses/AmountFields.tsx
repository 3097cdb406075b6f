/** What each line asks for; of a bill with one line that is the amount. */
import type { Cents, Currency } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useTaxCodeName } from '../received-invoices/index.ts';
import { useToday } from '../session/session.ts';
import { MoneyField } from '../ui/ParsedFields.tsx';
import type { Lines } from './message.ts';

interface AmountFieldsProps {
  lines: Lines;
  /** By the places of the lines; null while it cannot be read. */
  amounts: readonly (Cents | null)[];
  currency: Currency;
  errorAt: (field: string) => string | undefined;
  onChange: (amounts: (Cents | null)[]) => void;
}

export function AmountFields({ lines, amounts, currency, errorAt, onChange }: AmountFieldsProps) {
  const { t } = useTranslation(['recurring-expenses', 'received-invoices']);
  const nameOf = useTaxCodeName(useToday());
  const label = (taxCode: Lines[number]['taxCode']) =>
    lines.length === 1
      ? t('recurring-expenses:waiting.amount')
      : t('recurring-expenses:waiting.amountOf', { code: nameOf(taxCode) });
  return lines.map(({ taxCode }, place) => (
    <MoneyField
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and none comes or goes here
      key={place}
      label={label(taxCode)}
      value={amounts[place] ?? null}
      currency={currency}
      error={errorAt(`lines.${place}`)}
      onChange={(value) => onChange(amounts.with(place, value))}
      required
      autoFocus={place === 0}
    />
  ));
}

/** The lines with these amounts; null while one is missing. */
export function withAmounts(lines: Lines, amounts: readonly (Cents | null)[]): Lines | null {
  const changed = lines.flatMap((line, place) => {
    const gross = amounts[place] ?? null;
    return gross === null ? [] : [{ ...line, gross }];
  });
  return changed.length === lines.length ? changed : null;
}
