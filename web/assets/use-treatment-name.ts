/** How an asset is spread, in a few words. */
import { useTranslation } from 'react-i18next';
import type { AssetRow } from './message.ts';

export function useTreatmentName() {
  const { t } = useTranslation('assets');
  return ({
    treatment,
    usefulLifeMonths,
  }: Pick<AssetRow, 'usefulLifeMonths'> & { treatment: AssetRow['treatment'] | 'immediate' }): string => {
    const months = usefulLifeMonths ?? 0;
    const isWholeYears = months % 12 === 0;
    const life = isWholeYears ? t('life.years', { count: months / 12 }) : t('life.months', { count: months });
    return t(`treatment.${treatment}`, { life });
  };
}
