/** What is said of the PDF around an invoice: that it is broken, or holds a second invoice that says something else. */
import { useTranslation } from 'react-i18next';
import { CheckLine } from '../ui/States.tsx';
import type { Checked } from './message.ts';

const TITLES = {
  'BB-PDF-DAMAGED': 'fileNotes.damaged',
  'BB-PDF-OTHER': 'fileNotes.otherInvoice',
  'BB-PDF-UNREAD': 'fileNotes.otherInvoice',
} as const;

/** Nothing for a file that is as it should be. */
export function FileNotes({ checked }: { checked: Checked }) {
  const { t } = useTranslation('e-invoice');
  return fileNotesOf(checked).map(({ rule, message }) => (
    <CheckLine key={message} tone="warn" title={t(TITLES[rule])} text={message} />
  ));
}

/** The findings that are about the file and not about what the invoice says. */
export function fileNotesOf({ findings }: Checked) {
  return findings.flatMap(({ rule, message }) => (isFileNote(rule) ? [{ rule, message }] : []));
}

/** Whether a note tells of the rule. */
export function isFileNote(rule: string): rule is keyof typeof TITLES {
  return rule in TITLES;
}
