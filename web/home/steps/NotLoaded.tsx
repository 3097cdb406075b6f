/** What the list lacks because nobody answered, so that it is not taken for all there is. */
import { useTranslation } from 'react-i18next';
import type { HomeData } from '../use-home.ts';
import steps from './steps.module.css';

type Source = keyof HomeData['failed'];

export function failedNames({ failed }: HomeData): Source[] {
  return (Object.keys(failed) as Source[]).filter((source) => failed[source].length > 0);
}

interface Props {
  failed: readonly Source[];
  data: HomeData;
}

export function NotLoaded({ failed, data }: Props) {
  const { t, i18n } = useTranslation('home');
  if (failed.length === 0) return null;
  const names = failed.map((source) => t(`next.source.${source}`));
  const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  const retry = () => {
    for (const source of failed) for (const query of data.failed[source]) void query.refetch();
  };
  return (
    <p className={steps.putOff} role="alert">
      {t('next.notLoaded', { what })}{' '}
      <button type="button" className={steps.textButton} onClick={retry}>
        {t('next.retry')}
      </button>
    </p>
  );
}
