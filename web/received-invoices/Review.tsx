/** One that waits: the expense as it is proposed, changed where the user knows better, and booked; or set aside. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf, useErrorText } from '../problems.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { SectionHead } from '../ui/Heads.tsx';
import { Keys } from '../ui/Marks.tsx';
import { Notice } from '../ui/States.tsx';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { BookFields } from './BookFields.tsx';
import { BookLines } from './BookLines.tsx';
import { inputOf } from './book-form.ts';
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
  const { t } = useTranslation('received-invoices');
  const booking = useBooking(received, proposal);
  const [isSettingAside, setSettingAside] = useState(false);
  useReviewKeys(received.id);
  return (
    <>
      <BookForm {...{ booking, proposal }} />
      {children}
      <Bar booking={booking} canBook={proposal.canBook} onSetAside={() => setSettingAside(true)} />
      <ConfirmDialog
        opened={booking.isAsking}
        title={t('duplicate.askTitle', { name: received.sellerName || received.fileName })}
        text={<p>{t('duplicate.askText')}</p>}
        confirmLabel={t('duplicate.confirm')}
        onConfirm={booking.confirm}
        onClose={booking.giveUp}
      />
      <SetAsideDialog received={received} opened={isSettingAside} onClose={() => setSettingAside(false)} />
    </>
  );
}

const FORM_ID = 'booking';

function BookForm({ booking, proposal }: Pick<ReviewProps, 'proposal'> & { booking: Booking }) {
  const { t } = useTranslation('received-invoices');
  const { form, tries, failure, submit } = booking;
  const isIncomplete = tries > 0 && inputOf(form) === null;
  const place = useFirstWrong(failure ?? (tries > 0 && tries));
  const onKeyDown = useEnterInForm();
  return (
    <form
      ref={place}
      id={FORM_ID}
      noValidate
      className={styles.section}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (proposal.canBook) submit();
      }}
    >
      <SectionHead title={t('book.title')} />
      <ProposalNotes proposal={proposal} />
      {proposal.canBook && (
        <>
          <BookFields booking={booking} proposal={proposal} />
          <BookLines booking={booking} proposal={proposal} />
          <MoreBookFields booking={booking} proposal={proposal} />
          <p className={styles.final}>{t('book.final')}</p>
        </>
      )}
      {isIncomplete && <Notice tone="neg" title={t('book.incomplete')} />}
      <Failure failure={failure} />
    </form>
  );
}

function Failure({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['received-invoices', 'errors']);
  const errorText = useErrorText();
  if (failure === null) return null;
  return (
    <Notice tone="neg" title={t('received-invoices:book.failed')}>
      {problemsOf(failure).length > 1 ? t('errors:call.INVALID') : errorText(failure)}
    </Notice>
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
