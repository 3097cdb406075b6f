/** The three dots of a row: all that can be done with what recurs. */
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconCoin,
  IconDots,
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconPlayerStop,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { EndDialog } from './EndDialog.tsx';
import type { Recurring } from './message.ts';
import { PriceDialog } from './PriceDialog.tsx';
import type { ListActs } from './recurring-columns.tsx';
import { useRecurringActs } from './use-recurring-acts.ts';

type Asked = 'price' | 'end' | 'remove';

export function RecurringMenu({ recurring, ...acts }: ListActs & { recurring: Recurring }) {
  const { t } = useTranslation('recurring-expenses');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('acts.menu', { name: recurring.vendor.name })}
          >
            <IconDots size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Items recurring={recurring} {...acts} onAsk={setAsked} />
        </Menu.Dropdown>
      </Menu>
      {asked === 'price' && <PriceDialog recurring={recurring} onClose={close} />}
      {asked === 'end' && <EndDialog recurring={recurring} onClose={close} />}
      <Remove recurring={recurring} isAsked={asked === 'remove'} onClose={close} />
    </>
  );
}

interface ItemsProps extends ListActs {
  recurring: Recurring;
  onAsk: (asked: Asked) => void;
}

function Items({ recurring, onEdit, onOpen, onAsk }: ItemsProps) {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const { skip, setPaused, end } = useRecurringActs();
  const { id, vendor, state, nextDueOn, endsOn } = recurring;
  const isPaused = state === 'paused';
  const quietly = (done: Promise<void>) => void done.catch(() => {});
  return (
    <>
      <Item icon={IconHistory} onClick={() => onOpen(recurring)} text={t('acts.history')} />
      <Item icon={IconPencil} onClick={() => onEdit(recurring)} text={t('acts.edit')} />
      <Item icon={IconCoin} onClick={() => onAsk('price')} text={t('acts.price')} />
      {nextDueOn !== null && (
        <Item
          icon={IconPlayerSkipForward}
          onClick={() => quietly(skip(id, { vendor: vendor.name, dueOn: nextDueOn }))}
          text={t('acts.skipNext', { day: format.day(nextDueOn) })}
        />
      )}
      <Menu.Divider />
      {state !== 'ended' && (
        <Item
          icon={isPaused ? IconPlayerPlay : IconPlayerPause}
          onClick={() => quietly(setPaused(recurring, !isPaused))}
          text={t(isPaused ? 'acts.resume' : 'acts.pause')}
        />
      )}
      {endsOn === null ? (
        <Item icon={IconPlayerStop} onClick={() => onAsk('end')} text={t('acts.end')} />
      ) : (
        <Item icon={IconPlayerPlay} onClick={() => quietly(end(recurring, null))} text={t('acts.goOn')} />
      )}
      {!recurring.isUsed && <Item icon={IconTrash} onClick={() => onAsk('remove')} text={t('acts.remove')} />}
    </>
  );
}

function Item({ icon: Icon, text, onClick }: { icon: TablerIcon; text: string; onClick: () => void }) {
  return (
    <Menu.Item leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />} onClick={onClick}>
      {text}
    </Menu.Item>
  );
}

interface RemoveProps {
  recurring: Recurring;
  isAsked: boolean;
  onClose: () => void;
}

function Remove({ recurring, isAsked, onClose }: RemoveProps) {
  const { t } = useTranslation('recurring-expenses');
  const { remove } = useRecurringActs();
  return (
    <ConfirmDialog
      opened={isAsked}
      title={t('acts.removeTitle', { vendor: recurring.vendor.name })}
      text={<p>{t('acts.removeText')}</p>}
      confirmLabel={t('acts.remove')}
      tone="danger"
      onConfirm={() => remove(recurring)}
      onClose={onClose}
    />
  );
}
