/** The mail tab: what is proposed is fetched, written over, sent; and what became of it is shown in its place. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { MailForm } from './MailForm.tsx';
import { MailOutcome } from './MailOutcome.tsx';
import type { Proposal, Sent, SentMail } from './messages.ts';
import { OnItsWay } from './OnItsWay.tsx';
import type { Share } from './share.ts';
import { useSendingChanged, useSendingOf } from './use-sending.ts';

interface Props {
  invoiceId: string;
  share: Share;
  /** The PDF is still being stored: issued just now. */
  isFresh: boolean;
  onShare: (share: Share) => void;
  onClose: () => void;
}

export function MailTab(props: Props) {
  const { t } = useTranslation('sending');
  const { invoiceId, share, isFresh } = props;
  const kind = share.tab === 'reminder' ? 'reminder' : 'invoice';
  const sending = useSendingOf(invoiceId, isFresh);
  const proposal = useQuery(
    api.sending.compose.queryOptions({ input: { id: invoiceId, kind }, gcTime: 0, staleTime: Infinity }),
  );
  if (proposal.data && sending.data)
    return <Mail {...props} kind={kind} proposal={proposal.data} mails={sending.data.mails} />;
  const error = proposal.error ?? sending.error;
  if (error === null) return <Loading lines={8} />;
  return (
    <ErrorState
      title={t('form.loadFailed')}
      error={error}
      onRetry={() => void Promise.all([proposal.refetch(), sending.refetch()])}
    />
  );
}

interface MailProps extends Props {
  kind: 'invoice' | 'reminder';
  proposal: Proposal;
  mails: readonly SentMail[];
}

/** What the last press has done; a repeated mail was there before, and is not sent twice. */
interface Act {
  mailId: string;
  isRepeated: boolean;
}

function Mail({ invoiceId, kind, share, proposal, mails, onShare, onClose }: MailProps) {
  const [act, setAct] = useState<Act | null>(null);
  const changed = useSendingChanged(invoiceId);
  const sent = mails.find(({ id }) => id === act?.mailId);
  const earlier = mails.find(({ id }) => id === share.mailId) ?? null;
  const onSent = ({ mailId, ...sending }: Sent) => {
    changed(sending);
    setAct({ mailId, isRepeated: mailId !== earlier?.id && mails.some(({ id }) => id === mailId) });
  };
  const onAgain = () => {
    const isToRepeat = sent?.state === 'failed' || sent?.state === 'unsure';
    setAct(null);
    onShare({ tab: share.tab, mailId: isToRepeat ? sent.id : null });
  };
  if (act !== null && sent !== undefined)
    return <MailOutcome mail={sent} isRepeated={act.isRepeated} onAgain={onAgain} onClose={onClose} />;
  return (
    <>
      <OnItsWay mails={mails.filter((mail) => mail.kind === kind)} onWithdrawn={changed} />
      <MailForm key={share.mailId} {...{ invoiceId, kind, proposal, earlier, onSent, onClose }} />
    </>
  );
}
