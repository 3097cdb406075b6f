/** Whether the first steps stand on the home page. */
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFirstStepsHidden } from '../home/index.ts';
import { SideSection } from '../ui/Heads.tsx';

export function FirstSteps() {
  const { t } = useTranslation('account');
  const [isHidden, setHidden] = useFirstStepsHidden();
  return (
    <SideSection id="first-steps" title={t('firstSteps.title')} reason={t('firstSteps.reason')}>
      <Checkbox
        label={t('firstSteps.show')}
        checked={!isHidden}
        onChange={(event) => setHidden(!event.currentTarget.checked)}
      />
    </SideSection>
  );
}
