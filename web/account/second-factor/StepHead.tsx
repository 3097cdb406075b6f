/** Which of the steps one is in. */
import { useTranslation } from 'react-i18next';
import own from './second-factor.module.css';

const STEPS = [
  { name: 'password', text: 'secondFactor.stepPassword' },
  { name: 'app', text: 'secondFactor.stepApp' },
  { name: 'codes', text: 'secondFactor.stepCodes' },
] as const;

export function StepHead({ step }: { step: (typeof STEPS)[number]['name'] }) {
  const { t } = useTranslation('account');
  const index = STEPS.findIndex(({ name }) => name === step);
  const name = t(STEPS[index]?.text ?? 'secondFactor.stepPassword');
  return (
    <p className={own.step} role="status">
      {t('secondFactor.step', { step: index + 1, name })}
    </p>
  );
}
