/** The three questions about how a business is taxed. */
import type { TaxRegime } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { Choices } from './Choices.tsx';
import { FilingRule } from './FilingRule.tsx';
import { SmallBusinessLimits } from './SmallBusinessLimits.tsx';

interface RegimeChoicesProps {
  regime: TaxRegime;
  onChange: (regime: TaxRegime) => void;
}

export function RegimeChoices({ regime, onChange }: RegimeChoicesProps) {
  const { t } = useTranslation('business');
  return (
    <>
      <Choices
        label={t('regime.smallBusinessQuestion')}
        value={regime.smallBusiness ? 'yes' : 'no'}
        choices={[
          { value: 'no', text: t('regime.regular'), meaning: t('regime.regularHint') },
          { value: 'yes', text: t('regime.smallBusiness'), meaning: t('regime.smallBusinessHint') },
        ]}
        onChange={(answer) => onChange({ ...regime, smallBusiness: answer === 'yes' })}
      />
      {regime.smallBusiness ? <SmallBusinessLimits /> : <Regular regime={regime} onChange={onChange} />}
    </>
  );
}

function Regular({ regime, onChange }: RegimeChoicesProps) {
  const { t } = useTranslation('business');
  return (
    <>
      <Choices
        label={t('regime.basisQuestion')}
        value={regime.vatBasis}
        choices={[
          { value: 'accrual', text: t('regime.accrual'), meaning: t('regime.accrualHint') },
          { value: 'cash', text: t('regime.cash'), meaning: t('regime.cashHint') },
        ]}
        onChange={(vatBasis) => onChange({ ...regime, vatBasis })}
      />
      <Choices
        label={t('regime.periodQuestion')}
        value={regime.filingPeriod}
        choices={[
          { value: 'quarter', text: t('regime.quarter') },
          { value: 'month', text: t('regime.month'), meaning: t('regime.monthHint') },
          { value: 'none', text: t('regime.none'), meaning: t('regime.noneHint') },
        ]}
        onChange={(filingPeriod) => onChange({ ...regime, filingPeriod })}
      />
      <FilingRule />
    </>
  );
}
