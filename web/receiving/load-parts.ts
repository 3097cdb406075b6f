/** The parts that lie over any screen, and their texts, fetched when files first come. */
import { loadTexts } from '../locales/i18n.ts';

export async function loadDropSign() {
  const [{ DropSign }] = await Promise.all([import('./DropSign.tsx'), loadTexts('received-invoices')]);
  return DropSign;
}

export async function loadUploadPanel() {
  const [{ UploadPanel }] = await Promise.all([import('./UploadPanel.tsx'), loadTexts('received-invoices')]);
  return UploadPanel;
}
