/** Asking before another device is signed out; the devices are named. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import type { OpenSession } from '../use-security.ts';
import own from './devices.module.css';
import { useDeviceName } from './use-device-name.ts';
import { useEnding } from './use-devices.ts';

export function EndDialog({ session, onClose }: { session: OpenSession | null; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { instant } = useFormat();
  const nameOf = useDeviceName();
  const { endOne } = useEnding();
  const shown = useLast(session);
  if (shown === null) return null;
  const device = nameOf(shown.device);
  const dates = { started: instant(shown.startedAt), used: instant(shown.lastUsedAt) };
  return (
    <ConfirmDialog
      opened={session !== null}
      title={t('devices.endTitle', { device })}
      text={t('devices.endText', dates)}
      confirmLabel={t('devices.end')}
      tone="danger"
      onConfirm={async () => endOne(shown, device)}
      onClose={onClose}
    />
  );
}

interface EndOthersProps {
  opened: boolean;
  sessions: readonly OpenSession[];
  onClose: () => void;
}

export function EndOthersDialog({ opened, sessions, onClose }: EndOthersProps) {
  const { t } = useTranslation('account');
  const nameOf = useDeviceName();
  const { endOthers } = useEnding();
  const others = useLast(opened ? sessions.filter(({ isCurrent }) => !isCurrent) : null) ?? [];
  const here = sessions.find(({ isCurrent }) => isCurrent);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('devices.endOthersTitle', { count: others.length })}
      text={
        <>
          <p>{t('devices.endOthersText', { device: nameOf(here?.device ?? null) })}</p>
          <ul className={own.named}>
            {others.map((session) => (
              <li key={session.id}>{nameOf(session.device)}</li>
            ))}
          </ul>
        </>
      }
      confirmLabel={t('devices.end')}
      tone="danger"
      onConfirm={async () => endOthers()}
      onClose={onClose}
    />
  );
}

/** What was given last: a dialog that closes still says what it said. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  useEffect(() => {
    if (value !== null) setLast(value);
  }, [value]);
  return value ?? last;
}
