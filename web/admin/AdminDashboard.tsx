/** The state of the install: people, work, mail, database, and what happened at sign-in. */
import { IconFileText, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Administrators } from './Administrators.tsx';
import styles from './admin.module.css';
import { Figures } from './Figures.tsx';
import { InstallFacts } from './InstallFacts.tsx';
import { NewUsers } from './NewUsers.tsx';
import { SecurityLog } from './SecurityLog.tsx';
import { WorkQueue } from './WorkQueue.tsx';

export function AdminDashboard() {
  const { t } = useTranslation('admin');
  const people = useQuery(api.admin.people.queryOptions());
  const install = useQuery(api.admin.install.queryOptions());
  return (
    <Page>
      <PageHead title={t('adminDashboard.title')} lead={t('adminDashboard.lead')} actions={<Further />} />
      <Figures people={people} install={install} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NewUsers query={people} />
          <WorkQueue query={install} />
        </div>
        <div className={styles.stack}>
          <Administrators query={people} />
          <InstallFacts query={install} />
        </div>
      </div>
      <SecurityLog />
    </Page>
  );
}

function Further() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ButtonLink
        to="/admin/templates"
        leftSection={<IconFileText size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('adminDashboard.templates')}
      </ButtonLink>
      <ButtonLink
        to="/data-classification"
        leftSection={<IconTags size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('adminDashboard.classification')}
      </ButtonLink>
    </>
  );
}
