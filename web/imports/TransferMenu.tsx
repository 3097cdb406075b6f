/** Import and export, beside the button that adds a record. */
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client as calls } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { shownLanguage } from '../locales/i18n.ts';
import { useToday } from '../session/session.ts';
import { toast } from '../ui/toast.tsx';
import type { GivenOutKind } from './message.ts';
import { saveCsv } from './save-file.ts';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function TransferMenu({ kind }: { kind: GivenOutKind }) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const save = useExport(kind);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={32} aria-label={t(`menu.${kind}`)}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconUpload {...ICON} />}
          onClick={() => void navigate({ to: '/imports', search: kind === 'clients' ? {} : { kind } })}
        >
          {t('menu.import')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...ICON} />} onClick={() => save('no')}>
          {t('menu.export')}
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload {...ICON} />} onClick={() => save('all')}>
          {t('menu.exportAll')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useExport(kind: GivenOutKind): (archived: 'no' | 'all') => void {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const today = useToday();
  return async (archived) => {
    try {
      const { csv } = await calls.imports.export({ kind, language: shownLanguage(), archived });
      saveCsv(`${t(`fileName.${kind}`)}-${today}.csv`, csv);
    } catch (error) {
      toast.error(t('exportFailed'), errorText(error));
    }
  };
}
