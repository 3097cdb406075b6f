/** Tax identifiers, and how the business is taxed from which day on. */
import {
  checkTaxNumber,
  checkVatId,
  LAENDER,
  type Land,
  regimeOn,
  type TaxRegime,
} from '@belegbar/domain/business';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session.ts';
import { useFormat } from '../ui/format.ts';
import { Fields } from '../ui/Heads.tsx';
import { BusinessSelect, BusinessText } from './BusinessField.tsx';
import styles from './business.module.css';
import { FROM_THE_START, RegimeDialog } from './RegimeDialog.tsx';
import { useBusinessForm } from './saving.ts';

export function TaxLegal() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  return (
    <>
      <Fields>
        <BusinessSelect
          name="land"
          hint={t('hint.land')}
          choices={[
            { value: '', label: t('landUnknown') },
            ...LAENDER.map((land) => ({ value: land, label: t(`land.${land}`) })),
          ]}
          read={(chosen) => (chosen === '' ? null : (chosen as Land))}
        />
        <BusinessText
          name="taxNumber"
          maxLength={30}
          hint={t('hint.taxNumber')}
          check={(text) => {
            const checked = checkTaxNumber(text, business.land);
            return checked.ok ? { ok: true } : checked;
          }}
        />
        <BusinessText
          name="vatId"
          maxLength={20}
          hint={t('hint.vatId')}
          check={(text) => {
            const checked = checkVatId(text);
            if (!checked.ok) return checked;
            return checked.value.checkDigit === 'ok'
              ? { ok: true, note: t('hint.vatIdPassed') }
              : { ok: true };
          }}
        />
      </Fields>
      <Regime />
    </>
  );
}

function Regime() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const current = regimeOn(business.regimes, today);
  const others = business.regimes.filter((regime) => regime !== current);
  return (
    <div className={styles.regime}>
      <h3 className={styles.regimeTitle}>{t('regime.title')}</h3>
      <RegimeLine regime={current} isCurrent />
      {others.map((regime) => (
        <RegimeLine key={regime.validFrom} regime={regime} isCurrent={false} />
      ))}
      <Button size="xs" onClick={() => setOpen(true)} className={styles.regimeButton ?? ''}>
        {t('regime.change')}
      </Button>
      <RegimeDialog opened={isOpen} current={current} onClose={() => setOpen(false)} />
    </div>
  );
}

function RegimeLine({ regime, isCurrent }: { regime: TaxRegime; isCurrent: boolean }) {
  const { t } = useTranslation('business');
  const format = useFormat();
  const today = useToday();
  const since =
    regime.validFrom <= FROM_THE_START
      ? t('regime.fromStart')
      : t(regime.validFrom > today ? 'regime.willBe' : 'regime.since', { day: format.day(regime.validFrom) });
  return (
    <div className={styles.regimeLine} data-current={isCurrent || undefined}>
      <span className={styles.regimeSince}>{since}</span>
      <span>{regimeWords(regime, t)}</span>
    </div>
  );
}

function regimeWords(regime: TaxRegime, t: (key: string) => string): string {
  const period = t(`regime.${regime.filingPeriod}`);
  if (regime.smallBusiness) return t('regime.smallBusiness');
  return `${t(`regime.${regime.vatBasis}`)}, ${period}`;
}
