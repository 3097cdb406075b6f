/** Four figures of the install on one strip. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inBytes } from '../ui/bytes.ts';
import { FigureCell, FigureStrip } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { Bone } from '../ui/Loading.tsx';
import type { InstallQuery, People, PeopleQuery } from './messages.ts';

export function Figures({ people, install }: { people: PeopleQuery; install: InstallQuery }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { data } = people;
  const files = install.data?.files;
  const today = data?.newPerDay.at(-1)?.count ?? 0;
  return (
    <FigureStrip label={t('figures.label')}>
      <FigureCell
        label={t('figures.users')}
        note={
          data &&
          t('figures.confirmed', { count: data.confirmed, replace: { count: format.count(data.confirmed) } })
        }
      >
        <Counted query={people} value={data?.users} />
      </FigureCell>
      <FigureCell label={t('figures.new')} note={data && t('figures.newNote', { count: today })}>
        <Counted query={people} value={data && newUsers(data)} />
      </FigureCell>
      <FigureCell
        label={t('figures.sessions')}
        note={data && t('figures.people', { count: data.sessions.people })}
      >
        <Counted query={people} value={data?.sessions.open} />
      </FigureCell>
      <FigureCell
        label={t('figures.files')}
        note={files && t('figures.bytes', { size: inBytes(files.bytes, format.language) })}
      >
        <Counted query={install} value={files?.count} />
      </FigureCell>
    </FigureStrip>
  );
}

/** Accounts made within the days that are told. */
export function newUsers({ newPerDay }: People): number {
  return newPerDay.reduce((sum, { count }) => sum + count, 0);
}

function Counted({ query, value }: { query: { isError: boolean }; value: number | undefined }): ReactNode {
  const format = useFormat();
  if (value !== undefined) return format.count(value);
  return query.isError ? '?' : <Bone width={64} />;
}
