/** What the install sends and prints, as it really is. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import styles from './admin.module.css';
import { Designs } from './Designs.tsx';
import { MailTemplates } from './MailTemplates.tsx';

export function TemplateManagement() {
  const { t } = useTranslation('admin');
  const { language: shown } = useFormat();
  const [language, setLanguage] = useState(shown);
  return (
    <Page>
      <PageHead
        title={t('templateManagement.title')}
        lead={t('templateManagement.lead')}
        actions={<ButtonLink to="/admin">{t('templateManagement.back')}</ButtonLink>}
      />
      <div className={styles.languages}>
        <SegmentedControl
          aria-label={t('templateManagement.language')}
          value={language}
          data={(['de', 'en'] as const).map((value) => ({ value, label: t(`templateManagement.${value}`) }))}
          onChange={(value) => setLanguage(value === 'de' ? 'de' : 'en')}
        />
      </div>
      <div className={styles.templates}>
        <MailTemplates language={language} />
        <Designs language={language} />
      </div>
    </Page>
  );
}
