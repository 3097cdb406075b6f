/** The picture of the person's signature. */
import { useTranslation } from 'react-i18next';
import { StoredFile } from '../storage/index.ts';
import { SideSection } from '../ui/Heads.tsx';

export function Signature() {
  const { t } = useTranslation('account');
  return (
    <SideSection id="signature" title={t('signature.title')} reason={t('signature.reason')}>
      <StoredFile name="signature" />
    </SideSection>
  );
}
