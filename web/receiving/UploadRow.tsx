/** One file on its way, in words. */
import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconCheck,
  IconCopy,
  IconDots,
  IconLoader2,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '../api.ts';
import { useWritten } from '../e-invoice/index.ts';
import { useErrorText, useProblemText } from '../problems.ts';
import { useFormat } from '../ui/format.ts';
import { Progress } from '../ui/Marks.tsx';
import styles from './panel.module.css';
import { MEGABYTES_MAXIMUM, tryAgain, type Upload } from './uploads.ts';

const ICONS: Record<Upload['state'], TablerIcon> = {
  waiting: IconDots,
  sending: IconLoader2,
  received: IconCheck,
  known: IconCopy,
  refused: IconAlertCircle,
};

export function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation('received-invoices');
  const { file, state, row } = upload;
  const Icon = ICONS[state];
  return (
    <li className={styles.row} data-state={state}>
      <Icon size={16} stroke={1.75} role="img" aria-label={t(`panel.state.${state}`)} />
      <div className={styles.body}>
        <p className={styles.name}>
          {row === null ? (
            file.name
          ) : (
            <Link to="/finance/received/$id" params={{ id: row.id }}>
              {row.sellerName || file.name}
            </Link>
          )}
        </p>
        <State upload={upload} />
      </div>
    </li>
  );
}

function State({ upload }: { upload: Upload }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const written = useWritten();
  const { state, share, row, file } = upload;
  if (state === 'refused') return <Refusal upload={upload} />;
  if (state === 'sending') {
    const text =
      share >= 1
        ? t('panel.reading')
        : t('panel.sending', { share: `${format.count(Math.floor(share * 100))} %` });
    return (
      <div className={styles.sending}>
        <Progress label={file.name} value={share} max={1} text={text} />
        <span>{text}</span>
      </div>
    );
  }
  const facts = row && [row.number, written.amount(row.payable ?? row.gross, row.currency)];
  return (
    <p className={styles.text}>
      {state === 'waiting' ? t('panel.state.waiting') : facts?.filter(Boolean).join(', ')}
      {state === 'known' && row && (
        <span className={styles.known}>{t('panel.known', { day: format.instant(row.receivedAt) })}</span>
      )}
      {state === 'received' && row?.likelyDuplicateOf && (
        <span className={styles.known}>{t('panel.likely')}</span>
      )}
    </p>
  );
}

function Refusal({ upload: { key, error } }: { upload: Upload }) {
  const { t } = useTranslation(['received-invoices', 'common']);
  const errorText = useErrorText();
  const problemText = useProblemText();
  const text =
    error === 'size'
      ? problemText({ code: 'file.size', values: { megabytes: String(MEGABYTES_MAXIMUM) } })
      : errorText(error);
  return (
    <>
      <p className={styles.refusal}>{text}</p>
      {isUnanswered(error) && (
        <Button size="compact-xs" variant="subtle" onClick={() => tryAgain(key)}>
          {t('common:retry')}
        </Button>
      )}
    </>
  );
}
