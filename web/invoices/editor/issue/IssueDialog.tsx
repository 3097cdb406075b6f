/** The last look before the invoice becomes fixed: to whom, how much, which number, and what is worth a thought. */
import { dueDate, invoiceDateOf, isPeriodAssumed, servicePeriodOf } from '@belegbar/domain/invoices';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RegimeBeforeIssue } from '../../../business/index.ts';
import { Dialog, DialogActions } from '../../../ui/Dialogs.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Money, Total } from '../../../ui/Money.tsx';
import { Notice } from '../../../ui/States.tsx';
import { EuroTotals } from '../../EuroTotals.tsx';
import styles from '../dialogs.module.css';
import { jumpTo } from '../fields/field-id.ts';
import { printPeriod } from '../fields/parse-period.ts';
import { IncompletePart } from '../findings/IncompletePart.tsx';
import { ProblemList } from '../findings/ProblemList.tsx';
import type { Mending } from '../findings/use-mending.ts';
import type { Business } from '../InvoiceEditor.tsx';
import small from '../small.module.css';
import type { SignedOut } from '../sync/use-signed-out.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import type { Issuing } from './use-issue.ts';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
  business: Business;
  issuing: Issuing;
  signedOut: SignedOut;
  mending: Mending;
  onClose: () => void;
}

export function IssueDialog(props: Props) {
  const { t } = useTranslation('invoices');
  const { business, context, issuing, onClose } = props;
  const isUnasked = !business.hasIssued && !business.regimeAnswered;
  const isComplete = context.findings.blocking.length + context.readiness.blocking.length === 0;
  const isReview = isComplete || issuing.isBusy || issuing.failure !== null;
  const asked = props.editor.amends === null ? 'issue.title' : 'amend.issueTitle';
  const title = t(isReview ? asked : 'issue.incompleteTitle', { number: props.editor.amends?.number });
  return (
    <Dialog opened title={title} onClose={onClose} size={560}>
      {isUnasked && <UnaskedTaxation business={business} />}
      {isReview ? <Review {...props} isUnasked={isUnasked} /> : <IncompletePart {...props} />}
    </Dialog>
  );
}

/** Nobody owes VAT by a first invoice without having been asked. */
function UnaskedTaxation({ business }: { business: Business }) {
  return (
    <Suspense fallback={<Loading lines={4} />}>
      <RegimeBeforeIssue business={business} />
    </Suspense>
  );
}

function Review({
  editor,
  context,
  business,
  issuing,
  signedOut,
  onClose,
  isUnasked,
}: Props & { isUnasked: boolean }) {
  const { t } = useTranslation('invoices');
  const { issue, isBusy, failure } = issuing;
  const hasNoAmount = context.computed.totals.gross === 0;
  const isAmendment = editor.amends !== null;
  return (
    <>
      {hasNoAmount ? (
        <Notice tone="warn" title={t('issue.withoutAmount')}>
          {t('issue.withoutAmountText')}
        </Notice>
      ) : (
        <p>{t(whatFollows(editor, business))}</p>
      )}
      <Facts editor={editor} context={context} business={business} onClose={onClose} />
      <ProblemList problems={[...context.findings.warnings, ...context.readiness.warnings]} />
      {failure !== null && (
        <Notice
          tone="neg"
          title={t(isAmendment ? 'amend.failed' : 'issue.failed')}
          action={signedOut.isSignedOut ? <SignInButton {...signedOut} /> : undefined}
        >
          {signedOut.otherEmail === null ? failure : t('signedOut.other')}
        </Notice>
      )}
      <DialogActions isBusy={isBusy}>
        <Button onClick={onClose} {...(hasNoAmount ? FIRST : {})}>
          {t('issue.back')}
        </Button>
        <Button
          variant={hasNoAmount ? 'default' : 'filled'}
          loading={isBusy}
          disabled={isUnasked}
          onClick={issue}
          {...(hasNoAmount ? {} : FIRST)}
        >
          {t(hasNoAmount ? 'issue.confirmWithoutAmount' : isAmendment ? 'amend.issue' : 'issue.confirm')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Locked is what the GoBD mode makes of it. */
function whatFollows({ amends }: DraftEditor, { gobdRetention }: Business) {
  if (amends !== null) return 'amend.issueText';
  return gobdRetention ? 'issue.text' : 'issue.textUnlocked';
}

/** What Enter does: to go back, where there may be a price to write. */
const FIRST = { 'data-autofocus': true };

function SignInButton({ signIn, otherEmail }: SignedOut) {
  const { t } = useTranslation('invoices');
  return (
    <Button size="xs" onClick={signIn}>
      {t(otherEmail === null ? 'signedOut.signIn' : 'signedOut.again')}
    </Button>
  );
}

function Facts({
  editor: { draft, amends },
  context,
  business,
  onClose,
}: Pick<Props, 'editor' | 'context' | 'business' | 'onClose'>) {
  const { t } = useTranslation(['invoices', 'clients']);
  const format = useFormat();
  const invoiceDate = invoiceDateOf(draft, context.today);
  const next = business.nextNumber.replace('{CLIENT}', context.client?.number ?? '');
  const number = amends?.number ?? t('issue.numberNext', { number: next });
  const facts: [label: string, value: ReactNode][] = [
    [t('issue.recipient'), context.client?.name ?? t('issue.noRecipient')],
    [t('issue.number'), number],
    [t('field.invoiceDate'), format.day(invoiceDate)],
    [
      t('field.servicePeriod'),
      <>
        {printPeriod(servicePeriodOf(draft, context.today), format, t('until'))}
        {isPeriodAssumed(draft) && <AssumedPeriod onClose={onClose} />}
      </>,
    ],
    [t('issue.due'), format.day(dueDate(invoiceDate, draft.paymentTerms))],
    [t('clients:field.invoiceFormat'), t(`clients:invoiceFormat.${context.client?.invoiceFormat ?? 'pdf'}`)],
  ];
  return (
    <>
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
              <Money cents={context.computed.totals.gross} currency={draft.currency} />
            </Total>
          </dd>
        </div>
      </dl>
      {context.exchange && <EuroTotals exchange={context.exchange} currency={draft.currency} />}
    </>
  );
}

function AssumedPeriod({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation('invoices');
  const mend = () => {
    onClose();
    // The dialog gives the focus back where it was before.
    setTimeout(() => jumpTo('servicePeriod'), FOCUS_RETURNED_MS);
  };
  return (
    <span className={styles.assumed}>
      {t('issue.assumedPeriod')}{' '}
      <button type="button" className={small.textButton} onClick={mend}>
        {t('issue.writePeriod')}
      </button>
    </span>
  );
}

const FOCUS_RETURNED_MS = 250;
