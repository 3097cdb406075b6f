/** One that waits: the expense as it is proposed, changed where the user knows better, and booked; or set aside. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf } from '../connection/problems.ts';
import { useWritten } from '../e-invoice/index.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { SectionHead } from '../ui/Heads.tsx';
import { Keys } from '../ui/Marks.tsx';
import { Notice } from '../ui/States.tsx';
import { BookFields } from './BookFields.tsx';
import { BookLines } from './BookLines.tsx';
import { MoreBookFields } from './MoreBookFields.tsx';
import type { Proposal, Received } from './message.ts';
import { ProposalNotes } from './ProposalNotes.tsx';
import styles from './review.module.css';
import { SetAsideDialog } from './SetAsideDialog.tsx';
import { type Booking, useBooking } from './use-booking.ts';
import { useEnterInForm, useReviewKeys } from './use-review-keys.ts';

interface ReviewProps {
  received: Received;
  proposal: Proposal;
  /** What stands below the form. */
  children: ReactNode;
}

export function Review({ received, proposal, children }: ReviewProps) {
  const booking = useBooking(received, proposal);
  const [isSettingAside, setSettingAside] = useState(false);
  useReviewKeys(received.id);
  return (
    <>
      <BookForm {...{ booking, proposal }} />
      {children}
      <Bar booking={booking} canBook={proposal.canBook} onSetAside={() => setSettingAside(true)} />
      <Asking booking={booking} received={received} />
      <SetAsideDialog received={received} opened={isSettingAside} onClose={() => setSettingAside(false)} />
    </>
  );
}

const QUESTIONS = { duplicate: 'duplicate.askText', otherInvoice: 'otherInvoice.askText' } as const;

function Asking({ booking, received }: { booking: Booking; received: Received }) {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  const { sellerName, fileName, number, payable, gross, currency } = received;
  const values = {
    number: number || t('withoutNumber'),
    amount: written.amount(payable ?? gross, currency),
  };
  return (
    <ConfirmDialog
      opened={booking.asked.length > 0}
      title={t('duplicate.askTitle', { name: sellerName || fileName })}
      text={booking.asked.map((question) => <p key={question}>{t(QUESTIONS[question], values)}</p>)}
      confirmLabel={t('duplicate.confirm')}
      onConfirm={booking.confirm}
      onClose={booking.giveUp}
    />
  );
}

const FORM_ID = 'booking';

function BookForm({ booking, proposal }: Pick<ReviewProps, 'proposal'> & { booking: Booking }) {
  const { t } = useTranslation(['received-invoices', 'errors']);
  const onKeyDown = useEnterInForm();
  const submit = () => proposal.canBook && booking.submit();
  const hasMany = problemsOf(booking.failure).length > 1;
  return (
    <Form form={{ ...booking, submit }} id={FORM_ID} className={styles.section} onKeyDown={onKeyDown}>
      <SectionHead title={t('received-invoices:book.title')} />
      <ProposalNotes proposal={proposal} />
      {proposal.canBook && (
        <>
          <BookFields booking={booking} proposal={proposal} />
          <BookLines booking={booking} proposal={proposal} />
          <MoreBookFields booking={booking} proposal={proposal} />
        </>
      )}
      {booking.isIncomplete && <Notice tone="neg" title={t('received-invoices:book.incomplete')} />}
      <Failure title={t('received-invoices:book.failed')} failure={booking.failure}>
        {hasMany ? t('errors:call.INVALID') : undefined}
      </Failure>
    </Form>
  );
}

interface BarProps {
  booking: Booking;
  canBook: boolean;
  onSetAside: () => void;
}

/** Always in sight. */
function Bar({ booking, canBook, onSetAside }: BarProps) {
  const { t } = useTranslation('received-invoices');
  return (
    <div className={styles.bar} data-bottom-bar data-review-bar>
      <Button variant="subtle" onClick={onSetAside}>
        {t('setAside.act')}
      </Button>
      {canBook && (
        <Button
          type="submit"
          form={FORM_ID}
          variant="filled"
          loading={booking.isBusy}
          // The second click of a double one would meet the invoice that comes next.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          rightSection={
            <span className={styles.key} aria-hidden="true">
              <Keys of="Enter" />
            </span>
          }
        >
          {t('book.act')}
        </Button>
      )}
    </div>
  );
}
