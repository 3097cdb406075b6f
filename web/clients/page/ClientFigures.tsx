/** What a client owes and has brought. */
import { negateCents } from '@belegbar/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { FigureCell, FigureStrip, UnknownFigure } from '../../ui/FigureStrip.tsx';
import { useFormat } from '../../ui/format.ts';
import { Bone } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';

export function ClientFigures({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const { data, error } = useQuery(api.clients.totals.queryOptions({ input: { id: clientId } }));
  const nothing = error === null ? <Bone /> : <UnknownFigure>–</UnknownFigure>;
  const gross = (cents: NonNullable<typeof data>['open'] | undefined) =>
    cents === undefined ? undefined : t('figure.gross', { amount: format.money(cents) });
  const owed =
    data !== undefined && data.open < 0
      ? { label: t('figure.credit'), note: t('figure.creditNote') }
      : { label: t('figure.open'), note: t('figure.openNote') };
  return (
    <FigureStrip label={t('figure.title')}>
      <FigureCell {...owed}>
        {data === undefined ? nothing : <Money cents={data.open < 0 ? negateCents(data.open) : data.open} />}
      </FigureCell>
      <FigureCell
        label={data ? t('figure.year', { year: data.year }) : t('figure.thisYear')}
        note={gross(data?.yearGross)}
      >
        {data === undefined ? nothing : <Money cents={data.yearNet} />}
      </FigureCell>
      <FigureCell label={t('figure.all')} note={gross(data?.revenueGross)}>
        {data === undefined ? nothing : <Money cents={data.revenueNet} />}
      </FigureCell>
      <FigureCell label={t('figure.last')}>
        {data === undefined
          ? nothing
          : data.lastInvoiceDate === null
            ? '–'
            : format.day(data.lastInvoiceDate)}
      </FigureCell>
    </FigureStrip>
  );
}
