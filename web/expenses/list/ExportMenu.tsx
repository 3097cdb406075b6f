/** The list in view as a file, by the same filters, in the same order; and the way for files to come in. */
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconTable, IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';
import { tableAddress } from './table-address.ts';
import type { Asking } from './use-list.ts';

const LANGUAGES = ['de', 'en'] as const;

export function ExportMenu({ asking: { asked } }: { asking: Asking }) {
  const { t } = useTranslation('expense-list');
  const today = useToday();
  const navigate = useNavigate();
  const { language: shown } = useFormat();
  const addressOf = (kind: 'csv' | 'pdf', language: string) =>
    tableAddress({ kind, asked, today, language, ids: [] });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((language) => (
          <Menu.Item
            key={language}
            component="a"
            href={addressOf('csv', language)}
            download
            leftSection={<IconTable size={16} stroke={1.75} />}
          >
            {t(`csv.${language}`)}
          </Menu.Item>
        ))}
        <Menu.Item
          component="a"
          href={addressOf('pdf', shown)}
          download
          leftSection={<IconFileTypePdf size={16} stroke={1.75} />}
        >
          {t('pdf')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUpload size={16} stroke={1.75} />}
          onClick={() => void navigate({ to: '/imports', search: { kind: 'expenses' } })}
        >
          {t('import')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
