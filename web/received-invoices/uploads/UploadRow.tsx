/** One file on its way, in words. */
import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconCheck,
  IconCloudOff,
  IconCopy,
  IconDots,
  IconInbox,
  IconLoader2,
  IconLock,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../../e-invoice/index.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useFormat } from '../../ui/format.ts';
import { Progress } from '../../ui/Marks.tsx';
import styles from './panel.module.css';
import { putListAside, tryAgain, type Upload } from './uploads.ts';
import { canTryAgain, useRefusalText } from './use-refusal-text.ts';

const ICONS: Record<Upload['state'], TablerIcon> = {
  waiting: IconDots,
  sending: IconLoader2,
  held: IconCloudOff,
  signedOut: IconLock,
  received: IconCheck,
  known: IconCopy,
  kept: IconInbox,
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
  const { state } = upload;
  if (state === 'refused') return <Refusal upload={upload} />;
  if (state === 'sending') return <Sending upload={upload} />;
  if (state === 'held' || state === 'signedOut') return <Held text={t(`panel.${state}`)} upload={upload} />;
  if (state === 'kept') return <KeptOne upload={upload} />;
  if (state === 'waiting') return <p className={styles.text}>{t('panel.state.waiting')}</p>;
  return <Arrived upload={upload} />;
}

function Sending({ upload: { file, share } }: { upload: Upload }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
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

/** The list of files makes room for the form to which it leads. */
function KeptOne({ upload: { kept } }: { upload: Upload }) {
  const { t } = useTranslation('received-invoices');
  return (
    <>
      <p className={styles.text}>{t('panel.kept')}</p>
      {kept !== null && (
        <ButtonLink
          size="compact-xs"
          variant="subtle"
          to="/expenses/new"
          search={{ receipt: kept.id }}
          onClick={putListAside}
        >
          {t('panel.enter')}
        </ButtonLink>
      )}
    </>
  );
}

function Arrived({ upload: { state, row } }: { upload: Upload }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const written = useWritten();
  if (row === null) return null;
  return (
    <p className={styles.text}>
      {[row.number, written.amount(row.payable ?? row.gross, row.currency)].filter(Boolean).join(', ')}
      {state === 'known' && (
        <span className={styles.known}>{t('panel.known', { day: format.instant(row.receivedAt) })}</span>
      )}
      {state === 'received' && row.likelyDuplicateOf && (
        <span className={styles.known}>{t('panel.likely')}</span>
      )}
    </p>
  );
}

function Held({ text, upload: { key } }: { text: string; upload: Upload }) {
  const { t } = useTranslation('received-invoices');
  return (
    <>
      <p className={styles.text}>{text}</p>
      <Button size="compact-xs" variant="subtle" onClick={() => tryAgain(key)}>
        {t('panel.tryNow')}
      </Button>
    </>
  );
}

function Refusal({ upload }: { upload: Upload }) {
  const { t } = useTranslation('common');
  const refusalText = useRefusalText();
  return (
    <>
      <p className={styles.refusal}>{refusalText(upload)}</p>
      {canTryAgain(upload) && (
        <Button size="compact-xs" variant="subtle" onClick={() => tryAgain(upload.key)}>
          {t('retry')}
        </Button>
      )}
    </>
  );
}
