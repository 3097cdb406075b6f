/** The dialog that asks for the password, and its texts, fetched when they are first needed. */
import { loadTexts } from '../locales/i18n.ts';

/** Resolves with the component. */
export async function loadExportDialog() {
  const [{ ExportDialog }] = await Promise.all([
    import('./ExportDialog.tsx'),
    loadTexts('data-export', 'account', 'sign-in'),
  ]);
  return ExportDialog;
}
