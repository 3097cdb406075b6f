/** `/finance/received/{id}`: the invoice as it is read, what is to be known of it, and the way into the books. */
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, codeOf } from '../connection/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { Attention } from './Attention.tsx';
import { Decided } from './Decided.tsx';
import { DeskAbove, DeskBeside } from './Desk.tsx';
import { FileFacts } from './FileFacts.tsx';
import { FindingsSection } from './FindingsSection.tsx';
import type { Received } from './message.ts';
import { Payment } from './Payment.tsx';
import { Review } from './Review.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import styles from './review.module.css';

export function ReceivedInvoice({ id }: { id: string }) {
  const { t } = useTranslation('received-invoices');
  const { language } = useFormat();
  const { data, error, refetch } = useQuery(
    api.receivedInvoices.get.queryOptions({ input: { id, language } }),
  );
  if (data !== undefined) return <Known received={data} />;
  const isUnknown = error !== null && ['NOT_FOUND', 'INVALID', 'BAD_REQUEST'].includes(codeOf(error));
  return (
    <Page>
      <PageHead title={t(isUnknown ? 'unknown.title' : 'one')} />
      {error === null && <Loading lines={8} />}
      {isUnknown && (
        <EmptyState
          title={t('unknown.title')}
          text={t('unknown.text')}
          action={<ButtonLink to="/finance/received">{t('toQueue')}</ButtonLink>}
          lines={0}
        />
      )}
      {error !== null && !isUnknown && (
        <ErrorState title={t('oneFailed')} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Known({ received }: { received: Received }) {
  const isNarrow = useMediaQuery('(max-width: 1199.9px)', false, { getInitialValueInEffect: false });
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        <ReviewHead received={received} />
        {received.proposal === null && <Decided received={received} />}
        <Attention received={received} />
        {isNarrow && <DeskAbove received={received} />}
        {received.proposal === null ? (
          <Rest received={received} />
        ) : (
          <Review received={received} proposal={received.proposal}>
            <Rest received={received} />
          </Review>
        )}
      </div>
      {!isNarrow && <DeskBeside received={received} />}
    </div>
  );
}

function Rest({ received }: { received: Received }) {
  return (
    <>
      <Payment received={received} />
      <FindingsSection checked={received.checked} />
      <FileFacts received={received} />
    </>
  );
}
