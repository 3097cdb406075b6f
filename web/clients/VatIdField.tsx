/** A client's VAT id, with what its form tells at once. It is only shown: nothing is decided by it. */
import { type Client, checkClientVatId } from '@belegbar/domain/clients';
import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/TextFields.tsx';
import type { Bind } from './ClientFields.tsx';

export function VatIdField({ client, bind }: { client: Client; bind: Bind }) {
  const { t, i18n } = useTranslation('clients');
  const checked = checkClientVatId(client);
  const other = checked.kind === 'possible' ? checked.otherCountry : null;
  const countries = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const hint =
    checked.kind === 'possible'
      ? t(`vatIdCheck.${checked.value.checkDigit}`)
      : t(checked.kind === 'elsewhere' ? 'vatIdCheck.elsewhere' : 'vatIdHint');
  return (
    <TextField
      {...bind('vatId')}
      hint={hint}
      {...(other === null ? {} : { warning: t('vatIdCheck.otherCountry', { country: countries.of(other) }) })}
      maxLength={20}
    />
  );
}
