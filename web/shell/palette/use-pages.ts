/** Every screen that the visitor may see, as the sidebar lists them. */
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { useVisibleReports } from '../../tax-reports/index.ts';
import {
  CLIENTS,
  footItems,
  type Item,
  mainItems,
  PROFILE,
  SUBSCRIPTION,
  type SubItem,
} from '../navigation.ts';
import { keysTo } from '../places.ts';
import type { Entry } from './entry.ts';

export function usePages(): Entry[] {
  const { t } = useTranslation(['shell', 'palette']);
  const session = useSession();
  const reports = useVisibleReports();
  const navigate = useNavigate();
  return useMemo(() => {
    const page = ({ text, to, anchor }: SubItem, { icon }: Item, detail: string): Entry => ({
      kind: 'page',
      id: anchor === undefined ? to : `${to}#${anchor}`,
      icon,
      title: t(`shell:${text}`),
      detail,
      words: t(`palette:words.${text}`, { defaultValue: '' }),
      run: () => void navigate({ to, ...(anchor === undefined ? {} : { hash: anchor }) }),
      ...keysShown(to, anchor),
      isKept: true,
    });
    return [...mainItems(reports ?? []), CLIENTS, ...footItems(session), PROFILE, SUBSCRIPTION].flatMap(
      (item) => [
        page(item, item, ''),
        ...(item.subItems ?? [])
          .filter((sub) => sub.to !== item.to || sub.anchor !== undefined)
          .map((sub) => page(sub, item, t(`shell:${item.text}`))),
      ],
    );
  }, [t, session, reports, navigate]);
}

function keysShown(to: string, anchor: string | undefined): Pick<Entry, 'keys'> {
  const keys = anchor === undefined ? keysTo(to) : undefined;
  return keys === undefined ? {} : { keys };
}
