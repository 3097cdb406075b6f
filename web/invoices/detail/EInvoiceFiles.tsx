/** The e-invoice of an issued document: its files, and why there is none where a rule stands against it. */
import { IconChevronRight } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import list from '../attached-files.module.css';
import type { Invoice } from '../messages.ts';
import { useRules } from '../readiness/load-rules.ts';
import { ruleWords } from '../readiness/rule-words.ts';
import { eInvoiceAddress } from './pdf.ts';

const FILES = { xrechnung: 'xrechnung', facturX: 'en16931' } as const;

export function EInvoiceFiles({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { xrechnung, facturX, breaches } = invoice.eInvoice;
  // Documents from before e-invoices have neither.
  if (!xrechnung && !facturX && breaches.length === 0) return null;
  const shown = (['xrechnung', 'facturX'] as const).map((file) => ({
    file,
    isThere: invoice.eInvoice[file],
    ids: breaches.find(({ profile }) => profile === FILES[file])?.ids ?? [],
  }));
  return (
    <section>
      <SectionHead title={t('eInvoice.title')} />
      <ul className={list.files}>
        {shown.map(({ file, isThere, ids }) =>
          isThere ? (
            <li key={file}>
              <a className={list.name} href={eInvoiceAddress(invoice.id, file)} download>
                {t(`detail.files.${file}`)}
              </a>
              <span className={list.size}>{t(`detail.files.${file}About`)}</span>
            </li>
          ) : (
            ids.length > 0 && <Reasons key={file} file={file} ids={ids} />
          ),
        )}
      </ul>
    </section>
  );
}

/** Why, in one line; the rules themselves are folded: where an e-invoice is wanted, they have stood against issuing. */
function Reasons({ file, ids }: { file: keyof typeof FILES; ids: readonly string[] }) {
  const { t } = useTranslation('invoices');
  const { language } = useFormat();
  const { rules } = useRules();
  const words = ids.map((id) => (rules === null ? id : wordsOf(id, language)));
  return (
    <li>
      <details className={list.reasons}>
        <summary>
          <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />
          <span>
            {inOneLine(
              t,
              file,
              ids.map((id, at) => ({ id, words: words[at] ?? id })),
            )}
          </span>
        </summary>
        {words.map((sentence) => (
          <p key={sentence} className={list.size}>
            {sentence}
          </p>
        ))}
      </details>
    </li>
  );
}

/** Rules that ask for one detail, which has a name. */
const DETAILS = {
  'BR-DE-1': 'payment',
  'BR-DE-5': 'contact',
  'BR-DE-6': 'phone',
  'BR-DE-7': 'email',
  'BR-DE-15': 'reference',
} as const;

function inOneLine(
  t: TFunction<'invoices'>,
  file: keyof typeof FILES,
  reasons: readonly { id: string; words: string }[],
): string {
  const missing = reasons.map(({ id }) => (id in DETAILS ? DETAILS[id as keyof typeof DETAILS] : null));
  if (missing.every((detail) => detail !== null))
    return t(`detail.files.${file}Lacks`, {
      details: missing.map((detail) => t(`detail.files.lacks.${detail}`)).join(', '),
    });
  const [{ id = '', words = '' } = {}] = reasons;
  return t(`detail.files.${file}None`, { reason: words.replace(new RegExp(` ${id}$`), '') });
}

/** The place is not kept with the document, so a sentence that names it cannot be said. */
function wordsOf(id: string, language: 'de' | 'en'): string {
  const words = ruleWords({ code: 'e-invoice.rule', values: { rule: id } }, language);
  return words === null || words.message.includes('{') ? id : `${words.message} ${id}`;
}
