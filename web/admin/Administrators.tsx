/** Who administers the install and by what; and how the role is granted and withdrawn. */
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './admin.module.css';
import type { Administrator, PeopleQuery } from './messages.ts';

const COMMANDS = {
  grant: 'npm run -s admin -- grant EMAIL',
  revoke: 'npm run -s admin -- revoke EMAIL',
} as const;

export function Administrators({ query: { data, error, refetch } }: { query: PeopleQuery }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <section aria-label={t('administrators.title')}>
      <SectionHead
        title={t('administrators.title')}
        aside={data && format.count(data.administrators.length)}
      />
      {error !== null && (
        <ErrorState title={t('adminDashboard.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Loading lines={2} />}
      {data?.administrators.length === 0 && <p className={styles.quiet}>{t('administrators.none')}</p>}
      <ul className={sheet.entries}>
        {data?.administrators.map((one) => (
          <Line key={one.email} one={one} />
        ))}
      </ul>
      <p className={sheet.note}>{t('administrators.how')}</p>
      <Command name={t('administrators.grant')} command={COMMANDS.grant} />
      <Command name={t('administrators.revoke')} command={COMMANDS.revoke} />
    </section>
  );
}

function Line({ one }: { one: Administrator }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const granted =
    one.grantedAt === null
      ? []
      : [t('administrators.granted', { day: format.instant(one.grantedAt).split(',', 1)[0] })];
  const reasons = [...(one.isConfigured ? [t('administrators.configured')] : []), ...granted];
  const missing = one.state === 'active' ? null : t(`administrators.state.${one.state}`);
  return (
    <li className={styles.person}>
      <span>
        <span className={styles.strong}>{one.name === '' ? one.email : one.name}</span>
        {one.name !== '' && <span className={styles.second}>{one.email}</span>}
        {missing !== null && <span className={styles.second}>{missing}</span>}
      </span>
      <span className={styles.second}>{reasons.join(', ')}</span>
    </li>
  );
}

function Command({ name, command }: { name: string; command: string }) {
  const { t } = useTranslation('admin');
  return (
    <fieldset className={styles.command} aria-label={name}>
      <span>
        <span className={styles.second}>{name}</span>
        <code>{command}</code>
      </span>
      <CopyButton value={command} label={t('administrators.copy')} />
    </fieldset>
  );
}
