/** What can be done from anywhere. */
import {
  IconBulb,
  IconDeviceDesktop,
  IconFileCheck,
  IconFileImport,
  IconFilePlus,
  IconKeyboard,
  IconLanguage,
  IconLayoutSidebar,
  IconLink,
  IconLogout,
  IconMoon,
  IconReceipt,
  IconShare,
  IconSun,
  IconUserPlus,
  IconWriting,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chooseFiles } from '../../received-invoices/index.ts';
import { useSession } from '../../session/session.ts';
import { toast } from '../../ui/toast.tsx';
import { NEW_VOUCHERS } from '../../vouchers/index.ts';
import { useShellActs } from '../acts.ts';
import { useChooseLanguage } from '../LanguageSwitch.tsx';
import { useColors } from '../use-colors.ts';
import { useSignOut } from '../use-sign-out.ts';
import type { Entry } from './entry.ts';
import { useNewInvoice } from './use-new-invoice.ts';

/** `onNewClient` opens the dialog of a new client. */
export function useActs(onNewClient: () => void): Entry[] {
  const { t } = useTranslation('palette');
  const newInvoice = useNewInvoice();
  const navigate = useNavigate();
  return [
    act('newInvoice', IconFilePlus, t('acts.newInvoice'), () => newInvoice(), { keys: 'N', isKept: true }),
    act('newExpense', IconReceipt, t('acts.newExpense'), () => navigate({ to: '/expenses/new' }), {
      keys: 'A',
      words: t('acts.newExpenseWords'),
      isKept: true,
    }),
    ...useVoucherForms(),
    act('newClient', IconUserPlus, t('acts.newClient'), onNewClient, { isKept: true }),
    act('receive', IconFileImport, t('acts.receive'), chooseFiles, { words: t('acts.receiveWords') }),
    act('check', IconFileCheck, t('acts.check'), () => navigate({ to: '/e-invoice-check' }), {
      words: t('acts.checkWords'),
    }),
    ...useShellEntries(),
    ...useLooks(),
    act('signOut', IconLogout, t('acts.signOut'), useSignOut()),
  ];
}

/** The forms of own receipts and of money without a document. */
function useVoucherForms(): Entry[] {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  return NEW_VOUCHERS.map((word) =>
    act(
      `voucher-${word}`,
      IconWriting,
      t(`acts.vouchers.${word}`),
      () => navigate({ to: '/finance/vouchers', search: { new: word } }),
      { words: t(`acts.voucherWords.${word}`) },
    ),
  );
}

function useShellEntries(): Entry[] {
  const { t } = useTranslation('palette');
  const feedbackUrl = useSession()?.install.feedbackUrl ?? null;
  const { openShortcuts, openInvites, toggleSidebar } = useShellActs();
  const copy = useCopyAddress();
  const board = () => window.open(feedbackUrl ?? '', '_blank', 'noopener,noreferrer');
  return [
    act('copyAddress', IconLink, t('acts.copyAddress'), copy),
    act('shortcuts', IconKeyboard, t('acts.shortcuts'), openShortcuts, { keys: '?' }),
    act('sidebar', IconLayoutSidebar, t('acts.sidebar'), toggleSidebar, { keys: 'Mod+B' }),
    act('invites', IconShare, t('acts.invites'), openInvites),
    ...(feedbackUrl === null ? [] : [act('feedback', IconBulb, t('acts.feedback'), board)]),
  ];
}

/** Colours and language, without those that are chosen already. */
function useLooks(): Entry[] {
  const { t, i18n } = useTranslation('palette');
  const { colors, chooseColors } = useColors();
  const chooseLanguage = useChooseLanguage();
  const words = { words: t('acts.colorWords') };
  const looks = [
    act('light', IconSun, t('acts.light'), () => chooseColors('light'), words),
    act('dark', IconMoon, t('acts.dark'), () => chooseColors('dark'), words),
    act('system', IconDeviceDesktop, t('acts.system'), () => chooseColors('system'), words),
    act('de', IconLanguage, t('acts.de'), () => void chooseLanguage('de'), { words: 'Sprache Deutsch' }),
    act('en', IconLanguage, t('acts.en'), () => void chooseLanguage('en'), { words: 'Language English' }),
  ];
  return looks.filter(({ id }) => id !== colors && id !== i18n.language);
}

function useCopyAddress(): () => Promise<void> {
  const { t } = useTranslation('common');
  return async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.success(t('copied'), location.href);
    } catch {
      toast.error(t('copyFailed'), location.href);
    }
  };
}

function act(
  id: string,
  icon: Entry['icon'],
  title: string,
  run: () => unknown,
  more: Partial<Entry> = {},
): Entry {
  return { kind: 'act', id, icon, title, run: () => void run(), ...more };
}
