/** What goes with an account and what the law wants kept, with counts and days. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import styles from './account-deletion.module.css';
import type { Deletion } from './use-deletion.ts';

const GONE = ['drafts', 'clients', 'services', 'files'] as const;
const KEPT = ['invoices', 'expenses', 'entries'] as const;

export function GoneAndKept({ deletion: { gone, kept } }: { deletion: Deletion }) {
  const { t } = useTranslation('account-deletion');
  const format = useFormat();
  const counted = GONE.filter((name) => gone[name] > 0);
  const stays = KEPT.filter((name) => kept[name].count > 0);
  return (
    <div className={styles.account}>
      <h3 className={styles.heading}>{t('deletion.goneTitle')}</h3>
      <ul className={styles.list}>
        <li>{t('deletion.gone.profile')}</li>
        {counted.map((name) => (
          <li key={name}>{t(`deletion.gone.${name}`, { count: gone[name] })}</li>
        ))}
      </ul>
      <h3 className={styles.heading}>{t('deletion.keptTitle')}</h3>
      {stays.length === 0 ? (
        <p>{t('deletion.keptNothing')}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {stays.map((name) => (
              <li key={name}>
                {t(`deletion.kept.${name}`, {
                  count: kept[name].count,
                  until: kept[name].until === null ? '' : format.dayLong(kept[name].until),
                })}
              </li>
            ))}
          </ul>
          <p className={styles.text}>{t('deletion.keptText')}</p>
        </>
      )}
    </div>
  );
}
