/** Short messages at the corner: at most three, one after the other on a phone, five seconds, paused on hover. */
import { Button } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCheck, IconInfoCircle, type TablerIcon } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { isDialogOpen } from './free-keys.ts';

/** Says what was done, what went wrong, or offers to take it back. */
export const toast = {
  success: (title: string, text?: ReactNode) => show(IconCheck, 'var(--bb-pos)', title, text),
  error: (title: string, text?: ReactNode) => show(IconAlertCircle, 'var(--bb-neg)', title, text),
  info: (title: string, text?: ReactNode) => show(IconInfoCircle, 'var(--bb-info)', title, text),
  /** With a button that takes the act back; where nothing else is said, as long as any message stands. */
  undo: (title: string, onUndo: () => void, text?: ReactNode, milliseconds?: number) => {
    const undo = () => {
      notifications.hide(id);
      onUndo();
    };
    const id = show(IconCheck, 'var(--bb-pos)', title, text, { undo, milliseconds });
  },
};

interface Undo {
  undo: () => void;
  milliseconds: number | undefined;
}

/** The last that offers nothing. Where there is room for one alone, the next takes its place. */
let lastPlain: string | null = null;

function show(Icon: TablerIcon, color: string, title: string, text?: ReactNode, back?: Undo): string {
  if (lastPlain !== null && isRoomForOne()) notifications.hide(lastPlain);
  // The corner, which comes after the first screen, would bring the limit too late for some.
  const isError = Icon === IconAlertCircle;
  // What went wrong is said at once, also beside a message that can still be taken back.
  const limit = limitFor(isPhone()) + (isError ? 1 : 0);
  notificationsStore.setState({ ...notificationsStore.getState(), limit });
  const undo = (
    <Button size="xs" variant="subtle" onClick={back?.undo}>
      {i18next.t('undo')}
    </Button>
  );
  const id = notifications.show({
    title,
    message:
      back === undefined ? (
        text
      ) : (
        <>
          {text !== undefined && <span>{text} </span>}
          {undo}
        </>
      ),
    ...(back?.milliseconds === undefined ? {} : { autoClose: back.milliseconds }),
    icon: <Icon size={18} stroke={1.6} style={{ color }} aria-hidden="true" />,
    closeButtonProps: { 'aria-label': i18next.t('close') },
    role: isError ? 'alert' : 'status',
  });
  lastPlain = back === undefined ? id : lastPlain;
  return id;
}

/** On a phone, and beside what is being done in a dialog, which ends above it. */
function isRoomForOne(): boolean {
  return isPhone() || isDialogOpen();
}

function isPhone(): boolean {
  return matchMedia('(max-width: 47.99em)').matches;
}

/** How many stand at once; the others wait. */
export function limitFor(onPhone: boolean): number {
  return onPhone ? 1 : 3;
}
