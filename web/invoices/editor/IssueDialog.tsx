/** The last look before the invoice becomes fixed: to whom, how much, which number, and what is worth a thought. */
import { dueDate, invoiceDateOf, type Problem, servicePeriodOf } from '@belegbar/domain/invoices';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import { Money, Total } from '../../ui/Money.tsx';
import { Notice } from '../../ui/States.tsx';
import { paragraphIn, useInvoiceProblemText } from '../problem-text.ts';
import styles from './dialogs.module.css';
import { jumpTo } from './field-id.ts';
import findings from './findings.module.css';
import type { Business } from './InvoiceEditor.tsx';
import { printPeriod } from './parse-period.ts';
import { placeOf } from './problem-place.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import type { EditorContext } from './use-editor-context.ts';
import type { Issuing } from './use-issue.ts';
import type { SignedOut } from './use-signed-out.ts';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
  business: Business;
  issuing: Issuing;
  signedOut: SignedOut;
  onClose: () => void;
}

export function IssueDialog(props: Props) {
  const { t } = useTranslation('invoices');
  const { context, issuing, onClose } = props;
  const { blocking } = context.findings;
  const isReview = blocking.length === 0 || issuing.isBusy || issuing.failure !== null;
  return (
    <Dialog opened title={t(isReview ? 'issue.title' : 'issue.incompleteTitle')} onClose={onClose} size={560}>
      {isReview ? <Review {...props} /> : <Incomplete problems={blocking} onClose={onClose} />}
    </Dialog>
  );
}

function Incomplete({ problems, onClose }: { problems: readonly Problem[]; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const first = problems[0];
  const mend = () => {
    onClose();
    const isHere = first !== undefined && !/^(business|client)\./.test(first.field);
    setTimeout(() => {
      if (!isHere || !jumpTo(first.field))
        document.getElementById('findings-title')?.scrollIntoView({ block: 'center' });
    }, 250);
  };
  return (
    <>
      <p>{t('issue.incomplete', { count: problems.length })}</p>
      <ProblemList problems={problems} />
      <DialogActions>
        <Button variant="filled" onClick={mend} data-autofocus>
          {t('issue.mend')}
        </Button>
      </DialogActions>
    </>
  );
}

function Review({ editor, context, business, issuing, signedOut, onClose }: Props) {
  const { t } = useTranslation('invoices');
  const { issue, isBusy, failure } = issuing;
  return (
    <>
      <p>{t('issue.text')}</p>
      <Facts editor={editor} context={context} business={business} />
      <ProblemList problems={context.findings.warnings} />
      {failure !== null && (
        <Notice
          tone="neg"
          title={t('issue.failed')}
          action={signedOut.isSignedOut ? <SignInButton {...signedOut} /> : undefined}
        >
          {signedOut.otherEmail === null ? failure : t('signedOut.other')}
        </Notice>
      )}
      <DialogActions isBusy={isBusy}>
        <Button onClick={onClose}>{t('issue.back')}</Button>
        <Button variant="filled" loading={isBusy} onClick={issue} data-autofocus>
          {t('issue.confirm')}
        </Button>
      </DialogActions>
    </>
  );
}

function SignInButton({ signIn, otherEmail }: SignedOut) {
  const { t } = useTranslation('invoices');
  return (
    <Button size="xs" onClick={signIn}>
      {t(otherEmail === null ? 'signedOut.signIn' : 'signedOut.again')}
    </Button>
  );
}

function Facts({ editor: { draft }, context, business }: Pick<Props, 'editor' | 'context' | 'business'>) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const invoiceDate = invoiceDateOf(draft, context.today);
  const number = business.nextNumber.replace('{CLIENT}', context.client?.number ?? '');
  const facts: [label: string, value: string][] = [
    [t('issue.recipient'), context.client?.name ?? t('issue.noRecipient')],
    [t('issue.number'), t('issue.numberNext', { number })],
    [t('field.invoiceDate'), format.day(invoiceDate)],
    [t('field.servicePeriod'), printPeriod(servicePeriodOf(draft, context.today), format, t('until'))],
    [t('issue.due'), format.day(dueDate(invoiceDate, draft.paymentTerms))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.factTotal}>
        <dt>{t('totals.gross')}</dt>
        <dd>
          <Total>
            <Money cents={context.computed.totals.gross} />
          </Total>
        </dd>
      </div>
    </dl>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation('invoices');
  const text = useInvoiceProblemText();
  const { language } = useFormat();
  if (problems.length === 0) return null;
  return (
    <ul className={findings.problems}>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.code}`} data-severity={problem.severity}>
          {problem.severity === 'blocking' ? (
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          )}
          <span>
            {placeOf(problem.field, problem.code, t)}
            {text(problem)}
            {problem.paragraph && (
              <span className={findings.paragraph}>{paragraphIn(language, problem.paragraph)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
