/** The e-invoice of an issued document: its files, and why there is none where a rule stands against it. */
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
            ids.length > 0 && <Reasons key={file} title={t(`detail.files.${file}None`)} ids={ids} />
          ),
        )}
      </ul>
    </section>
  );
}

/** Folded: where an e-invoice is wanted, these rules have stood against issuing; elsewhere nobody has asked for them. */
function Reasons({ title, ids }: { title: string; ids: readonly string[] }) {
  const { language } = useFormat();
  const { rules } = useRules();
  return (
    <li>
      <details className={list.reasons}>
        <summary>{title}</summary>
        {ids.map((id) => (
          <p key={id} className={list.size}>
            {rules === null ? id : wordsOf(id, language)}
          </p>
        ))}
      </details>
    </li>
  );
}

/** The place is not kept with the document, so a sentence that names it cannot be said. */
function wordsOf(id: string, language: 'de' | 'en'): string {
  const words = ruleWords({ code: 'e-invoice.rule', values: { rule: id } }, language);
  return words === null || words.message.includes('{') ? id : `${words.message} ${id}`;
}
