/** The invoice as an e-invoice: the form in which the client gets it, what that form still lacks, and what the others would. */

import { isLeitwegId } from '@belegbar/domain/business';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../../ui/Heads.tsx';
import findings from '../findings/findings.module.css';
import { ProblemList } from '../findings/ProblemList.tsx';
import type { Mending } from '../findings/use-mending.ts';
import small from '../small.module.css';
import type { EditorContext } from '../use-editor-context.ts';
import styles from './e-invoice.module.css';

interface Props {
  context: EditorContext;
  mending: Mending;
}

export const EInvoiceSection = memo(function EInvoiceSection({ context, mending }: Props) {
  const { t } = useTranslation(['invoices', 'clients']);
  const { blocking, warnings, wanted } = context.readiness;
  const title = (
    <>
      {t('eInvoice.title')}
      {wanted !== null && wanted !== 'pdf' && (
        <span className={styles.form}>{t(`clients:invoiceFormat.${wanted}`)}</span>
      )}
    </>
  );
  return (
    <section className={styles.section} aria-labelledby="e-invoice-title">
      <SectionHead id="e-invoice-title" title={title} aside={<Verdict context={context} />} />
      <ProblemList problems={[...blocking, ...warnings]} onMend={mending.mend} />
      {wanted === 'xrechnung' && <Settled context={context} />}
      <Wanted context={context} mending={mending} />
      <Hints context={context} mending={mending} />
    </section>
  );
});

/** Nothing while it is not known yet; what the law still asks for stands in the list above. */
function Verdict({ context: { readiness } }: { context: EditorContext }) {
  const { t } = useTranslation('invoices');
  const { blocking, ready, hasFailed } = readiness;
  if (blocking.length > 0)
    return (
      <span className={styles.missing} role="status">
        {t('eInvoice.missing', { count: blocking.length })}
      </span>
    );
  return (
    <span className={styles.ready} role="status">
      {hasFailed && t('eInvoice.notChecked')}
      {ready !== 'none' && (
        <>
          <IconCheck size={16} stroke={1.75} aria-hidden="true" />
          {t(`eInvoice.ready.${ready}`)}
        </>
      )}
    </span>
  );
}

/** What an XRechnung asks for beyond the law, and has. */
function Settled({ context: { client, business, readiness, problems } }: { context: EditorContext }) {
  const { t } = useTranslation('invoices');
  const doubted = [...readiness.blocking, ...readiness.warnings, ...problems].map(({ field }) => field);
  const isSettled = (field: string, text: string | undefined) =>
    text !== undefined && text !== '' && !doubted.includes(field);
  const leitwegId = client?.leitwegId;
  const reference = isLeitwegId(leitwegId ?? '') ? 'leitwegId' : 'buyerReference';
  const isReachable =
    isSettled('business.phone', business.phone) && isSettled('business.email', business.email);
  const points = [
    ...(isSettled('client.leitwegId', leitwegId)
      ? [t(`eInvoice.point.${reference}`, { id: leitwegId })]
      : []),
    ...(isReachable ? [t('eInvoice.point.contact')] : []),
  ];
  return (
    <ul className={findings.settled}>
      {points.map((point) => (
        <li key={point}>
          <IconCheck size={16} stroke={1.75} aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  );
}

/** Which form, why it matters, and where to choose another. */
function Wanted({ context: { client, readiness }, mending }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  const { wanted, blocking, ready, hasFailed, retry } = readiness;
  if (hasFailed)
    return (
      <p className={styles.wanted}>
        {t('eInvoice.failed')}{' '}
        <button type="button" className={small.textButton} onClick={retry}>
          {t('common:retry')}
        </button>
      </p>
    );
  if (client === null || wanted === null) return <p className={styles.wanted}>{t('eInvoice.noClient')}</p>;
  const isRefused = blocking.length > 0;
  const sentences = [
    t(`eInvoice.wanted.${wanted}`, { client: client.name }),
    isRefused && t('eInvoice.refused'),
    isRefused && ready === 'zugferd' && t('eInvoice.otherReady'),
  ];
  return (
    <p className={styles.wanted}>
      {sentences.filter(Boolean).join(' ')}{' '}
      <button type="button" className={small.textButton} onClick={() => mending.mend('client.invoiceFormat')}>
        {t('eInvoice.change')}
      </button>
    </p>
  );
}

/** What nobody asked for is folded, and no alarm. */
function Hints({ context: { readiness }, mending }: Props) {
  const { t } = useTranslation('invoices');
  const { hints } = readiness;
  if (hints === null) return null;
  return (
    <details className={styles.hints}>
      <summary>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        {t(`eInvoice.hints.${hints.form}`, { count: hints.problems.length })}
      </summary>
      <ProblemList problems={hints.problems} onMend={mending.mend} isQuiet />
    </details>
  );
}
