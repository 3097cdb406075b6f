/** One voucher: what was entered, what it is in the journal, its PDF, and taking it back. */
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { Badge } from '../ui/Badge.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { ErrorState } from '../ui/States.tsx';
import { useFacts } from './facts.ts';
import type { VoucherDetail } from './message.ts';
import { useVoucherActs } from './use-voucher-acts.ts';
import styles from './vouchers.module.css';

export function VoucherDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('vouchers');
  const { data, error, refetch } = useQuery(api.vouchers.get.queryOptions({ input: { id } }));
  const title =
    data === undefined
      ? t('title')
      : t('detail.title', { kind: t(`kind.${data.kind}`), number: data.number });
  return (
    <Dialog opened title={title} onClose={onClose} size={640} isTall>
      {error !== null && (
        <ErrorState title={t('detail.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Loading lines={6} />}
      {data !== undefined && <Known voucher={data} />}
    </Dialog>
  );
}

function Known({ voucher }: { voucher: VoucherDetail }) {
  const { t } = useTranslation('vouchers');
  return (
    <div className={styles.form}>
      {voucher.isTakenBack && (
        <Badge icon={IconArrowBackUp} tone="plain">
          {t('list.takenBack')}
        </Badge>
      )}
      <Facts voucher={voucher} />
      <Entries voucher={voucher} />
      {voucher.hasPdf && <KeptPdf voucher={voucher} />}
      <Acts voucher={voucher} />
    </div>
  );
}

function Facts({ voucher }: { voucher: VoucherDetail }) {
  const facts = useFacts(voucher);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Entries({ voucher: { entries } }: { voucher: VoucherDetail }) {
  const { t } = useTranslation(['vouchers', 'tax-reports-form']);
  const format = useFormat();
  return (
    <section>
      <SectionHead title={t('detail.entries')} aside={t('detail.entriesStay')} />
      <ul className={styles.entries}>
        {entries.map(({ number, bookedOn, kind, net, vat }) => (
          <li key={number}>
            <span>
              {t(`tax-reports-form:entryKind.${kind}` as 'tax-reports-form:entryKind.payment')}
              <span className={styles.quiet}>
                {t('detail.entry', { number: format.count(number), day: format.day(bookedOn) })}
                {vat !== 0 && ` ${t('detail.vat', { amount: format.money(vat) })}`}
              </span>
            </span>
            <Money cents={net} sign="signed" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of what is kept: that it stays as it was made, and its checksum for who wants to compare. */
function KeptPdf({ voucher: { documentHash: hash, isTakenBack } }: { voucher: VoucherDetail }) {
  const { t } = useTranslation('vouchers');
  const told = isTakenBack ? 'detail.keptTakenBack' : 'detail.kept';
  return (
    <section>
      <SectionHead title={t('detail.pdf')} />
      <p className={styles.kept}>{t(hash === null ? 'detail.notYetKept' : told)}</p>
      {hash !== null && <p className={styles.hash}>SHA-256 {hash}</p>}
    </section>
  );
}

function Acts({ voucher: { id, isTakenBack, hasPdf } }: { voucher: VoucherDetail }) {
  const { t } = useTranslation('vouchers');
  const { takeBack } = useVoucherActs();
  const [isBusy, setBusy] = useState(false);
  const undo = () => {
    setBusy(true);
    void takeBack(id)
      .catch(() => {})
      .finally(() => setBusy(false));
  };
  return (
    <DialogActions isBusy={isBusy}>
      {!isTakenBack && (
        <Button leftSection={<IconArrowBackUp size={16} stroke={1.75} />} loading={isBusy} onClick={undo}>
          {t('detail.takeBack')}
        </Button>
      )}
      {hasPdf && (
        <Button
          component="a"
          href={`/files/vouchers/${id}.pdf`}
          download
          leftSection={<IconDownload size={16} stroke={1.75} />}
        >
          {t('detail.pdf')}
        </Button>
      )}
    </DialogActions>
  );
}
