/** The parts that lie over any screen, and their texts, fetched when files first come. */
import i18next from 'i18next';
import { loadTexts } from '../../locales/i18n.ts';

export async function loadDropSign() {
  const [{ DropSign }] = await Promise.all([import('./DropSign.tsx'), loadTexts('received-invoices')]);
  return DropSign;
}

export async function loadUploadPanel() {
  const [{ UploadPanel }] = await Promise.all([import('./UploadPanel.tsx'), loadTexts('received-invoices')]);
  return UploadPanel;
}

/** A dialog is open, and files that were let go went nowhere. */
export async function sayBusy(): Promise<void> {
  const [{ toast }] = await Promise.all([import('../../ui/toast.tsx'), loadTexts('received-invoices')]);
  toast.error(i18next.t('received-invoices:drop.busy'), i18next.t('received-invoices:drop.busyText'));
}
