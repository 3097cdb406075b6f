/** Where the sidebar does not name the sections of My business, a chooser does: it says in which one is, and leads to another. */
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BUSINESS_ANCHORS } from '../shell/navigation.ts';
import { useActiveAnchor } from '../shell/use-active-anchor.ts';
import { goToAnchor } from '../ui/anchor.ts';
import { SelectField } from '../ui/TextFields.tsx';
import styles from './business.module.css';
import { useOpenSection } from './use-open-section.ts';

export function SectionChooser() {
  const { t } = useTranslation(['business', 'shell']);
  const navigate = useNavigate();
  const { isFolding, open } = useOpenSection();
  const active = useActiveAnchor(BUSINESS_ANCHORS, !isFolding);
  const go = (anchor: string) => {
    void navigate({ to: '/my-business', hash: anchor, hashScrollIntoView: false });
    goToAnchor(anchor);
  };
  // The folded sections are a list of themselves.
  if (isFolding && open === '') return null;
  return (
    <nav className={styles.chooser} aria-label={t('business:sections')}>
      <SelectField
        label={t('business:section')}
        isLabelHidden
        value={(isFolding ? open : active) || BUSINESS_ANCHORS[0]}
        choices={BUSINESS_ANCHORS.map((value) => ({ value, label: t(`shell:anchor.${value}`) }))}
        onChange={go}
      />
    </nav>
  );
}
