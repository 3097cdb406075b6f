/** What an asset is in the journal, entry by entry: of one year, where a figure of it was opened, else of all. */
import { yearOf } from '@belegbar/domain/calendar';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money } from '../ui/Money.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './assets.module.css';
import type { AssetDetail } from './message.ts';

const PLACE = 'asset-entries';

export function AssetEntries({ asset, year }: { asset: AssetDetail; year: string | undefined }) {
  const { t } = useTranslation('assets');
  const { id, booked } = asset;
  const shown = booked.filter(({ bookedOn }) => year === undefined || yearOf(bookedOn) === Number(year));
  useEffect(() => {
    if (year === undefined) return;
    const place = document.getElementById(PLACE);
    place?.scrollIntoView?.({ block: 'nearest' });
    place?.focus({ preventScroll: true });
  }, [year]);
  const title = year === undefined ? t('entries.title') : t('entries.titleOf', { year });
  return (
    <section id={PLACE} aria-label={title} tabIndex={-1} className={styles.entries}>
      <SectionHead
        title={title}
        aside={
          year !== undefined && (
            <Link to="/finance/assets" search={{ asset: id }} resetScroll={false}>
              {t('entries.all')}
            </Link>
          )
        }
      />
      {shown.length === 0 ? <Nothing asset={asset} year={year} /> : <Rows entries={shown} title={title} />}
    </section>
  );
}

/** Of what has gone nothing is booked any more from the year of its disposal on. */
function Nothing({ asset: { disposal }, year }: { asset: AssetDetail; year: string | undefined }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const isGone = disposal !== null && year !== undefined && yearOf(disposal.on) <= Number(year);
  const left = isGone ? t('entries.gone', { year, day: format.day(disposal.on) }) : undefined;
  const none = year === undefined ? t('entries.nothing') : t('entries.none', { year });
  return <p className={sheet.note}>{left ?? none}</p>;
}

function Rows({ entries, title }: { entries: AssetDetail['booked']; title: string }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return (
    <table className={`${sheet.ruled} ${styles.years}`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('entries.kind')}</th>
          <th scope="col">{t('entries.number')}</th>
          <th scope="col">{t('entries.day')}</th>
          <th scope="col">{t('entries.net')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ number, bookedOn, kind, net }) => (
          <tr key={number}>
            <th scope="row">{t(`tax-reports-form:entryKind.${kind}`)}</th>
            <td>{format.count(number)}</td>
            <td>{format.day(bookedOn)}</td>
            <td>
              <Money cents={net} style="plain" sign="signed" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
