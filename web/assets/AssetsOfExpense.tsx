/** The assets that came with a purchase, with the way to the register. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import sheet from '../ui/sheet.module.css';

/** Nothing while it is not known, and where there is none. */
export function AssetsOfExpense({ expenseId }: { expenseId: string }) {
  const { t } = useTranslation('expenses');
  const format = useFormat();
  const { data } = useQuery(api.assets.list.queryOptions({ input: { expenseId } }));
  const assets = data?.assets.filter(({ isTakenBack }) => !isTakenBack) ?? [];
  if (assets.length === 0) return null;
  return (
    <section aria-labelledby="assets-of-expense">
      <SectionHead id="assets-of-expense" title={t('assets.title')} />
      <ul className={sheet.entries}>
        {assets.map(({ id, description, number, disposal }) => (
          <li key={id}>
            <Link to="/finance/assets" search={{ asset: id }}>
              {description}
            </Link>
            <span>
              {disposal === null ? number : t('assets.gone', { number, day: format.day(disposal.on) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
