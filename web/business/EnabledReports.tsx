/** Which tax reports are offered; what the law does not ask of a small business is named as such. */
import { regimeOn } from '@belegbar/domain/business';
import { TAX_REPORTS, whyHidden } from '@belegbar/domain/tax-reports';
import { useTranslation } from 'react-i18next';
import { useSession, useToday } from '../session/session.ts';
import { BusinessChecks } from './BusinessField.tsx';
import styles from './business.module.css';
import { useBusinessForm } from './saving.ts';

export function EnabledReports() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const { smallBusiness } = regimeOn(business.regimes, useToday());
  const incomeTax = useSession()?.install.incomeTax === true;
  const choices = TAX_REPORTS.flatMap((value) => {
    const reason = whyHidden(value, { enabled: TAX_REPORTS, smallBusiness, incomeTax });
    if (reason === 'notOffered') return [];
    const note = reason === null ? undefined : t(`report.${reason}`);
    return { value, label: t(`report.${value}`), note, isFixed: reason !== null };
  });
  return (
    <div className={styles.part}>
      <BusinessChecks name="enabledTaxReports" choices={choices} />
    </div>
  );
}
