/** The permanent extension of advance returns: since when, until when, what it moves, and the special prepayment of monthly filers. */
import { isExtended, regimeOn, shownPeriodLength } from '@belegbar/domain/business';
import { periodContaining, yearOf } from '@belegbar/domain/calendar';
import { vatAdvanceDueDate } from '@belegbar/domain/tax-reports';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { Fields } from '../ui/Heads.tsx';
import { BusinessDay } from './BusinessField.tsx';
import styles from './business.module.css';
import { SpecialPrepayment } from './SpecialPrepayment.tsx';
import { type Business, useBusinessForm } from './saving.ts';

/** A small business files no advance returns, so there is nothing to extend. */
export function Extension() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const today = useToday();
  const regime = regimeOn(business.regimes, today);
  if (regime.smallBusiness || regime.filingPeriod === 'none') return null;
  const isPrepaid = regime.filingPeriod === 'month' && business.extensionFrom !== null;
  const isAsked = business.extensionFrom !== null || business.extensionUntil !== null;
  return (
    <div className={styles.part}>
      <h3 className={styles.partTitle}>{t('extension.title')}</h3>
      {isAsked ? (
        <Fields>
          <BusinessDay name="extensionFrom" />
          <BusinessDay name="extensionUntil" />
        </Fields>
      ) : (
        <BusinessDay name="extensionFrom" />
      )}
      <Effect business={business} />
      {isPrepaid && <SpecialPrepayment key={yearOf(today)} year={yearOf(today)} />}
    </div>
  );
}

function Effect({ business }: { business: Business }) {
  const { t } = useTranslation('business');
  const format = useFormat();
  const today = useToday();
  const period = periodContaining(today, shownPeriodLength(regimeOn(business.regimes, today)));
  const extension = { from: business.extensionFrom, until: business.extensionUntil };
  const { dueDate } = vatAdvanceDueDate(period, business.land, extension);
  const isOn = isExtended(extension, period);
  return (
    <p className={styles.note} aria-live="polite">
      {t(isOn ? 'extension.on' : 'extension.off', { day: format.day(dueDate) })}
    </p>
  );
}
