/** Tax identifiers, and how the business is taxed from which day on. */
import { checkTaxNumber, checkVatId, LAENDER, type Land } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { Fields } from '../ui/Heads.tsx';
import { BusinessSelect, BusinessText } from './BusinessField.tsx';
import { Regime } from './Regime.tsx';
import { useBusinessForm } from './saving.ts';
import type { Verdict } from './use-business-text.ts';

export function TaxLegal() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const laender = [
    { value: '', label: t('landUnknown') },
    ...LAENDER.map((land) => ({ value: land, label: t(`land.${land}`) })),
  ];
  return (
    <>
      <Fields>
        <BusinessSelect
          name="land"
          hint={t('hint.land')}
          choices={laender}
          read={(chosen) => (chosen === '' ? null : (chosen as Land))}
        />
        <BusinessText
          name="taxNumber"
          maxLength={30}
          hint={t('hint.taxNumber')}
          check={(text) => taxNumberVerdict(text, business.land)}
        />
        <BusinessText
          name="vatId"
          maxLength={20}
          hint={t('hint.vatId')}
          check={(text) => vatIdVerdict(text, t('hint.vatIdPassed'))}
        />
      </Fields>
      <Regime />
    </>
  );
}

function taxNumberVerdict(text: string, land: Land | null): Verdict {
  const checked = checkTaxNumber(text, land);
  return checked.ok ? { ok: true } : checked;
}

function vatIdVerdict(text: string, passed: string): Verdict {
  const checked = checkVatId(text);
  if (!checked.ok) return checked;
  return checked.value.checkDigit === 'ok' ? { ok: true, note: passed } : { ok: true };
}
