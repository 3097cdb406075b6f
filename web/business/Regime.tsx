/** How the business is taxed now, was before and will be, and the way to change it. */
import { regimeOn, type TaxRegime } from '@belegbar/domain/business';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { Help } from '../ui/Help.tsx';
import styles from './business.module.css';
import { RegimeDialog } from './RegimeDialog.tsx';
import { useBusinessForm } from './saving.ts';
import { useHelp } from './use-help.ts';
import { FROM_THE_START } from './use-regime-form.ts';

export function Regime() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const help = useHelp('regime');
  const current = regimeOn(business.regimes, today);
  const others = business.regimes.filter((regime) => regime !== current);
  return (
    <div className={styles.regime}>
      <h3 className={styles.partTitle}>
        {t('regime.title')} <Help {...help} />
      </h3>
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
