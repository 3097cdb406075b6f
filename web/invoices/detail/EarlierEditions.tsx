/** What an amended invoice was before, with the files of each edition. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Money } from '../../ui/Money.tsx';
import list from '../attached-files.module.css';
import type { Invoice } from '../messages.ts';
import { editionAddress } from './pdf.ts';

type Edition = Invoice['earlierEditions'][number];

export function EarlierEditions({ invoice: { id, edition, earlierEditions } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  if (earlierEditions.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('editions.title')} />
      <ul className={list.files}>
        <li>{t('editions.now', { edition })}</li>
        {earlierEditions.toReversed().map((earlier) => (
          <Earlier key={earlier.edition} id={id} earlier={earlier} />
        ))}
      </ul>
    </section>
  );
}

function Earlier({ id, earlier }: { id: string; earlier: Edition }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { edition, gross, currency, sent } = earlier;
  const days = { from: format.instant(earlier.issuedAt), until: format.instant(earlier.replacedAt) };
  const files = (['pdf', 'xrechnung', 'facturX'] as const).filter((file) => file === 'pdf' || earlier[file]);
  return (
    <li className={list.reasons}>
      <span>
        {t('editions.one', { edition })}, <Money cents={gross} currency={currency} />
      </span>
      <span className={list.size}>
        {t('editions.days', days)}
        {sent && ` ${t('editions.sent')}`}
      </span>
      <span className={list.links}>
        {files.map((file) => (
          <a
            key={file}
            href={editionAddress(id, edition, file)}
            download
            aria-label={t('editions.fileOf', { file: t(`editions.file.${file}`), edition })}
          >
            {t(`editions.file.${file}`)}
          </a>
        ))}
      </span>
    </li>
  );
}
