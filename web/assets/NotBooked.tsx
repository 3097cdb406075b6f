/** Years that are over and whose depreciation nobody has booked, with the way to book it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { Notice } from '../ui/States.tsx';
import styles from './assets.module.css';
import type { AssetList } from './message.ts';
import { useAssetActs } from './use-asset-acts.ts';

export function NotBooked({ list: { yearsNotBooked, sums } }: { list: AssetList }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const { bookDepreciation } = useAssetActs();
  const [isAsking, setAsking] = useState(false);
  const last = yearsNotBooked.at(-1);
  if (last === undefined) return null;
  const years = new Intl.ListFormat(format.language, { type: 'conjunction' }).format(
    yearsNotBooked.map(String),
  );
  const told = sums.years.filter(({ year }) => yearsNotBooked.includes(year));
  return (
    <div className={styles.notBooked}>
      <Notice
        tone="warn"
        title={t('notBooked.title', { years })}
        action={
          <Button size="xs" onClick={() => setAsking(true)}>
            {t('notBooked.book', { years })}
          </Button>
        }
      >
        {t('notBooked.text')}
      </Notice>
      <ConfirmDialog
        opened={isAsking}
        title={t('notBooked.book', { years })}
        text={
          <>
            <p>{t('notBooked.told')}</p>
            <ul>
              {told.map(({ year, depreciation }) => (
                <li key={year}>{t('notBooked.year', { year, amount: format.money(depreciation) })}</li>
              ))}
            </ul>
          </>
        }
        confirmLabel={t('notBooked.confirm')}
        onConfirm={() => bookDepreciation(last)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
