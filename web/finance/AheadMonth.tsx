/** What a month ahead is made of: what is certain with its document, and what is assumed. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortPeriodName } from '../tax-reports/index.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { Money, Total } from '../ui/Money.tsx';
import styles from './finance.module.css';
import { type MonthAhead, monthText } from './month-ahead.ts';

type Item = MonthAhead['items'][number];

export function AheadMonth({ month, onClose }: { month: MonthAhead; onClose: () => void }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const certain = month.items.filter(({ isCertain }) => isCertain);
  const assumed = month.items.filter(({ isCertain }) => !isCertain);
  return (
    <Dialog opened title={monthText(month.month, format)} onClose={onClose} size={560}>
      {month.items.length === 0 && <p>{t('ahead.nothing')}</p>}
      <Items title={t('ahead.isCertain')} items={certain} />
      <Items title={t('ahead.isAssumed')} items={assumed} />
      <p className={styles.monthTotal}>
        <span>{t('ahead.change')}</span>
        <Total>
          <Money cents={month.change} sign="signed" />
        </Total>
      </p>
    </Dialog>
  );
}

function Items({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.itemsHead}>{title}</h3>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id ?? item.name}`} className={styles.item}>
            <ItemName item={item} />
            <Money cents={item.amount} sign="signed" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ItemName({ item: { kind, name, id } }: { item: Item }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  if (kind === 'invoice' && id !== null)
    return (
      <Link to="/invoice/$id" params={{ id }}>
        {name}
      </Link>
    );
  if (kind === 'bill' && id !== null)
    return (
      <Link to="/expenses/$id" params={{ id }}>
        {name}
      </Link>
    );
  if (kind === 'vatReturn')
    return (
      <Link to="/tax-reports/vat-advance" search={{ period: name }}>
        {t('toBePaid.vat', { period: shortPeriodName(name as Period, format) })}
      </Link>
    );
  return <span>{name || t(`ahead.kind.${kind}`)}</span>;
}

type Period = Parameters<typeof shortPeriodName>[0];
