/** How far the files on their way are, all in one sentence. */
import { useTranslation } from 'react-i18next';
import { isOpen, type Upload } from './uploads.ts';

export function useProgressText(uploads: readonly Upload[]): string {
  const { t } = useTranslation('received-invoices');
  if (uploads.some(({ state }) => state === 'held')) return t('panel.isHeld');
  if (uploads.some(({ state }) => state === 'signedOut')) return t('panel.isSignedOut');
  const open = uploads.filter(isOpen).length;
  const taken = uploads.filter(({ state }) => state === 'received' || state === 'kept').length;
  const count = uploads.length;
  return open > 0 ? t('panel.progress', { done: count - open, count }) : t('panel.done', { taken, count });
}
