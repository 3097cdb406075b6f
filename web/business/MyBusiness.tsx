/** The business: who sends the invoices, what is billed, how it is paid and taxed, how documents look. */
import { useTranslation } from 'react-i18next';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { useAnchorOfAddress } from '../ui/use-anchor-of-address.ts';
import { SavingConflict, SavingMark } from './SavingParts.tsx';
import { SectionChooser } from './SectionChooser.tsx';
import { Sections } from './Sections.tsx';
import { BusinessFormContext, useBusinessSaving } from './saving.ts';
import { useOpenSection } from './use-open-section.ts';

export function MyBusiness() {
  const { t } = useTranslation('business');
  const { business, error, reload, saving } = useBusinessSaving();
  const { isFolding, open } = useOpenSection();
  const isList = isFolding && open === '';
  useAnchorOfAddress();
  return (
    <Page>
      <PageHead
        title={t('title')}
        {...(isList ? {} : { lead: t('needed') })}
        aside={business !== undefined && <SavingMark saving={saving} />}
      />
      {error !== null && business === undefined && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />
      )}
      {error === null && business === undefined && <Loading lines={8} />}
      {business !== undefined && (
        <BusinessFormContext value={{ business, saving }}>
          <SectionChooser />
          <SavingConflict saving={saving} />
          <Sections />
        </BusinessFormContext>
      )}
    </Page>
  );
}
