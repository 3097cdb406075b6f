/** Dialogs that ask before something happens, and the button that copies. */
import { Button, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './small.module.css';
import { toast } from './toast.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface DialogProps {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  /** Told once it has gone from the screen: what it showed may change then. */
  onGone?: () => void;
  children: ReactNode;
  /** Width in pixels. */
  size?: number;
  /** It may take nearly all the height of the window. */
  isTall?: boolean;
}

/** Tells the dialog around whether its act is on its way. */
const BusyContext = createContext<(isBusy: boolean) => void>(() => {});

/** A dialog with our close word; Escape and the scrim close it unless its act is on its way, focus returns to where it was, see `useFocusReturn`. */
export function Dialog({
  opened,
  title,
  onClose,
  onGone,
  children,
  size = 480,
  isTall = false,
}: DialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  // The key that closes is listened to by a window's listener of an earlier drawing; it must see what is true now.
  const busyNow = useRef(false);
  const tell = useCallback((isBusyNow: boolean) => {
    busyNow.current = isBusyNow;
    setBusy(isBusyNow);
  }, []);
  useFocusReturn(opened, id);
  return (
    <Modal
      id={id}
      opened={opened}
      returnFocus={false}
      onClose={() => !busyNow.current && onClose()}
      {...(onGone === undefined ? {} : { onExitTransitionEnd: onGone })}
      title={title}
      size={size}
      {...(isTall ? { yOffset: '2dvh' } : {})}
      closeButtonProps={{ 'aria-label': t('close'), disabled: isBusy }}
      classNames={PARTS}
      // A header element outside of a section would count as the banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      data-dialog-open={opened || undefined}
    >
      <BusyContext value={tell}>{children}</BusyContext>
    </Modal>
  );
}

/** On a phone a dialog is a sheet from below, so that its foot is in reach of the thumb; see `small.module.css`. */
const PARTS = {
  inner: styles.dialogInner ?? '',
  content: styles.dialogContent ?? '',
  body: styles.dialogBody ?? '',
};

interface DialogActionsProps {
  /** While the act is on its way its dialog stays open, so that a refusal is seen. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The row of buttons at the foot of a dialog, always in view; the last one acts. */
export function DialogActions({ isBusy = false, children }: DialogActionsProps) {
  const tell = useContext(BusyContext);
  const row = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (!isBusy) return;
    tell(true);
    // A disabled button loses the focus, which must not leave for the page behind.
    const dialog = row.current?.closest<HTMLElement>('[role="dialog"]');
    dialog?.focus();
    return () => {
      tell(false);
      if (document.activeElement === dialog)
        row.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    };
  }, [isBusy, tell]);
  return (
    <fieldset ref={row} className={styles.dialogActions} disabled={isBusy}>
      {children}
    </fieldset>
  );
}

interface ConfirmDialogProps {
  opened: boolean;
  /** Names the object: "Delete the draft for Atelier Voss?" */
  title: ReactNode;
  text: ReactNode;
  /** A verb: "Delete". */
  confirmLabel: string;
  /** What leaving does, where "Cancel" could be the act itself. */
  keepLabel?: string;
  /** `danger` for what destroys or cannot be taken back. */
  tone?: 'danger' | 'normal';
  /** The dialog waits for the promise; it stays open when that rejects. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks once, waits while the act runs, closes when it is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await props.onConfirm();
      props.onClose();
    } catch {
      // The caller has said what went wrong; the dialog stays for another try.
    } finally {
      setBusy(false);
    }
  };
  const isDanger = props.tone === 'danger';
  return (
    <Dialog opened={props.opened} title={props.title} onClose={props.onClose}>
      {props.text}
      <DialogActions isBusy={isBusy}>
        <Button onClick={props.onClose}>{props.keepLabel ?? t('cancel')}</Button>
        <Button
          variant={isDanger ? 'default' : 'filled'}
          data-danger={isDanger || undefined}
          loading={isBusy}
          onClick={() => void confirm()}
          data-autofocus
        >
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface CopyButtonProps {
  value: string;
  /** What is copied, for the label: "Copy IBAN". */
  label: string;
  size?: 'xs' | 'sm';
  onCopied?: () => void;
}

/** Copies the value and says so for two seconds. */
export function CopyButton({ value, label, size = 'xs', onCopied }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
      onCopied?.();
    } catch {
      toast.error(t('copyFailed'), value);
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      size={size}
      leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => void copy()}
      aria-live="polite"
    >
      {isCopied ? t('copied') : label}
    </Button>
  );
}
