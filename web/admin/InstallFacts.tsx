/** Version, address, database and mail of the install. */
import { PRODUCT } from '@belegbar/domain/product';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inBytes } from '../ui/bytes.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import styles from './admin.module.css';
import type { Install, InstallQuery } from './messages.ts';

export function InstallFacts({ query: { data, error, refetch } }: { query: InstallQuery }) {
  const { t } = useTranslation('admin');
  return (
    <section aria-label={t('install.title')}>
      <SectionHead title={t('install.title')} />
      {error !== null && (
        <ErrorState title={t('adminDashboard.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Loading lines={5} />}
      {data && <Facts install={data} />}
    </section>
  );
}

function Facts({
  install: { version, address, missingNotices, risks, database, space, mail },
}: {
  install: Install;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { migrations } = database;
  return (
    <dl className={styles.facts}>
      <Fact name={PRODUCT}>{version}</Fact>
      <Fact name={t('install.address')}>
        {address}
        {missingNotices.map((notice) => (
          <span key={notice} className={styles.alarm}>
            {t(`install.missing.${notice}`)}
          </span>
        ))}
      </Fact>
      {risks.length > 0 && (
        <Fact name={t('install.risks')}>
          {risks.map((risk) => (
            <span key={risk} className={styles.alarm}>
              {t(`install.risk.${risk}`)}
            </span>
          ))}
        </Fact>
      )}
      <Fact name={t('install.database')}>
        {t('install.databaseText', {
          version: database.version,
          size: inBytes(database.bytes, format.language),
        })}
      </Fact>
      <Fact name={t('install.space')}>
        <Room space={space} />
      </Fact>
      <Fact name={t('install.migrations')}>
        {t('install.migrationsText', {
          count: migrations.count,
          day: format.instant(migrations.appliedAt).split(',', 1)[0],
        })}
      </Fact>
      <Fact name={t('install.mail')}>
        <MailState mail={mail} />
      </Fact>
    </dl>
  );
}

/** How much is left where the install writes, and what follows where that is little. */
function Room({ space: { state, freeBytes, totalBytes } }: { space: Install['space'] }) {
  const { t } = useTranslation('admin');
  const { language } = useFormat();
  const isKnown = freeBytes !== null && totalBytes !== null;
  return (
    <>
      {isKnown
        ? t('install.spaceText', { free: inBytes(freeBytes, language), total: inBytes(totalBytes, language) })
        : t('install.spaceElsewhere')}
      {state !== 'ok' && <span className={styles.alarm}>{t(`install.spaceAlarm.${state}`)}</span>}
    </>
  );
}

function MailState({ mail }: { mail: Install['mail'] }) {
  const { t } = useTranslation('admin');
  const isServer = mail.way === 'server';
  const kept = t(isServer ? 'install.mailWaiting' : 'install.mailKept', { count: mail.kept });
  return (
    <>
      {t(isServer ? 'install.mailServer' : 'install.mailOutbox')}
      {mail.kept > 0 && `, ${kept}`}
      {mail.failed > 0 && (
        <span className={styles.alarm}>{t('install.mailFailed', { count: mail.failed })}</span>
      )}
      {!isServer && (
        <span className={styles.factLink}>
          <Link to="/outbox">{t('install.openOutbox')}</Link>
        </span>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
