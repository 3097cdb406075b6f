/** What screen readers are told of single files while it happens: why one was refused, that one was there, that one waits for the connection or for somebody to sign in. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import type { Upload } from './uploads.ts';
import { useRefusalText } from './use-refusal-text.ts';

export function UploadLog({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const refusalText = useRefusalText();
  const wordsOf = (upload: Upload): string => {
    const { state, row } = upload;
    if (state === 'refused') return refusalText(upload);
    if (state === 'kept') return t('panel.kept');
    if (state === 'held' || state === 'signedOut') return t(`panel.${state}`);
    return state === 'known' && row !== null ? t('panel.known', { day: format.instant(row.receivedAt) }) : '';
  };
  return (
    <Hidden>
      <span role="log" aria-label={t('panel.title')}>
        {uploads.map((upload) => {
          const words = wordsOf(upload);
          return words !== '' && <span key={upload.key}>{`${upload.file.name}: ${words} `}</span>;
        })}
      </span>
    </Hidden>
  );
}
