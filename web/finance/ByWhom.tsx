/** The year by client and by category, each as a bar beside its sum, with the year before as a line. */
import { type Cents, sumCents } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import { useCategoryName } from './category-name.ts';
import styles from './finance.module.css';
import type { FinanceYear } from './use-finance.ts';

const SHOWN_COUNT = 6;

interface Share {
  key: string;
  name: string;
  amount: Cents;
  before: Cents;
  search: Record<string, string>;
}

export function Clients({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const shares = year.byClient.map(({ name, amount, before }) => ({
    key: name,
    name: name || t('byWhom.nobody'),
    amount,
    before,
    search: { year: String(year.year), client: name },
  }));
  return <Shares id="by-client" title={t('byWhom.clients')} shares={shares} side="income" year={year} />;
}

export function Costs({ year }: { year: FinanceYear }) {
  const { t } = useTranslation('finance');
  const nameOf = useCategoryName();
  const shares = year.byCategory.map(({ category, amount, before }) => ({
    key: category,
    name: nameOf(category),
    amount,
    before,
    search: { year: String(year.year), category },
  }));
  return (
    <Shares id="by-category" title={t('byWhom.categories')} shares={shares} side="expense" year={year} />
  );
}

interface SharesProps {
  id: string;
  title: string;
  shares: readonly Share[];
  side: 'income' | 'expense';
  year: FinanceYear;
}

function Shares({ id, title, shares, side, year }: SharesProps) {
  const { t } = useTranslation('finance');
  const [isWhole, setWhole] = useState(false);
  const now = shares.filter(({ amount }) => amount !== 0);
  const shown = isWhole ? shares : now.slice(0, SHOWN_COUNT);
  const most = Math.max(1, ...shares.flatMap(({ amount, before }) => [amount, before]));
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        aside={
          shares.length > shown.length || isWhole ? (
            <button
              type="button"
              className={styles.asLink}
              onClick={() => setWhole(!isWhole)}
              aria-expanded={isWhole}
            >
              {isWhole ? t('byWhom.fewer') : t('byWhom.all', { count: shares.length })}
            </button>
          ) : undefined
        }
      />
      {shown.length === 0 && <p className={styles.quiet}>{t('byWhom.none')}</p>}
      <ul className={styles.rows}>
        {shown.map((share) => (
          <Row key={share.key} share={share} most={most} side={side} />
        ))}
        {!isWhole && now.length > SHOWN_COUNT && (
          <li className={styles.share}>
            <span className={styles.shareName}>
              {t('byWhom.others', { count: now.length - SHOWN_COUNT })}
            </span>
            <span />
            <span className={styles.shareSum}>
              <Money cents={sumCents(now.slice(SHOWN_COUNT).map(({ amount }) => amount))} style="plain" />
            </span>
          </li>
        )}
      </ul>
      {shares.some(({ before }) => before !== 0) && (
        <p className={styles.quietNote}>
          {t(year.isSmallBusiness ? 'byWhom.lineGross' : 'byWhom.line', { year: year.year - 1 })}
        </p>
      )}
    </section>
  );
}

interface RowProps {
  share: Share;
  most: number;
  side: 'income' | 'expense';
}

function Row({ share: { name, amount, before, search }, most, side }: RowProps) {
  const widthOf = (value: Cents) => `${(Math.max(0, value) / most) * 100}%`;
  return (
    <li className={styles.share}>
      <Link className={styles.shareName} to="/finance" search={search} hash="movements">
        {name}
      </Link>
      <span className={styles.shareTrack} aria-hidden="true">
        <span className={styles.shareBar} data-side={side} style={{ width: widthOf(amount) }} />
        {before !== 0 && (
          <span className={styles.shareBefore} style={{ insetInlineStart: widthOf(before) }} />
        )}
      </span>
      <span className={styles.shareSum}>
        <Money cents={amount} style="plain" />
      </span>
    </li>
  );
}
