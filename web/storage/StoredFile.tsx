/** A file that is used by name, with everything that can be done with it. */
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { UploadField } from '../ui/UploadField.tsx';
import { KINDS, type StorageName } from './kinds.ts';
import { useRemoval, useStored, useUpload } from './use-stored-file.ts';

export function StoredFile({ name }: { name: StorageName }) {
  const { t } = useTranslation('storage');
  const { stored, error, reload } = useStored(name);
  const { progress, message, upload, cancel } = useUpload(name);
  const { isRemoving, remove } = useRemoval(name);
  if (stored === undefined && error !== null)
    return <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />;
  if (stored === undefined) return <Loading lines={2} />;
  const { types, megabytesMaximum, shape } = KINDS[name];
  return (
    <UploadField
      label={t(`label.${name}`)}
      hint={t(`hint.${name}`, { megabytes: megabytesMaximum })}
      accept={types.join(',')}
      shape={shape}
      picture={stored === null ? null : pictureOf(stored)}
      progress={progress}
      isRemoving={isRemoving}
      message={message}
      onFile={upload}
      onCancel={cancel}
      onRemove={remove}
    />
  );
}

/** The address of what is stored under the name, for a picture beside the field; null for nothing, and while it is read. */
export function useStoredPicture(name: StorageName): string | null {
  const { stored } = useStored(name);
  return stored ? pictureOf(stored) : null;
}

/** A public address stays when its file is replaced: the browser is told that it is another picture. */
function pictureOf({
  url,
  expiresAt,
  hash,
}: {
  url: string;
  expiresAt: string | null;
  hash: string;
}): string {
  return expiresAt === null ? `${url}?v=${hash.slice(0, 8)}` : url;
}
