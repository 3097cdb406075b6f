/** What moved and is in view as a CSV file and as a PDF, all of it. */
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconTable } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import type { Seen } from './use-finance.ts';

const KINDS = [
  { kind: 'csv', name: 'isCsv', icon: IconTable },
  { kind: 'pdf', name: 'isPdf', icon: IconFileTypePdf },
] as const;

export function MovementFiles({ seen, title }: { seen: Seen; title: string }) {
  const { t } = useTranslation('finance');
  const { language } = useFormat();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('files.of', { name: title })}
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('files.ofThese')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {KINDS.map(({ kind, name, icon: Icon }) => (
          <Menu.Item
            key={kind}
            component="a"
            href={`/files/movements/${seen.year}.${kind}?${queryOf(seen, language)}`}
            download
            leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
          >
            {t(`files.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function queryOf({ month, side, category, client }: Seen, language: string): URLSearchParams {
  return new URLSearchParams({
    ...(month === null ? {} : { month: String(month) }),
    ...narrowedBy({ side, category, client }),
    language,
  });
}

function narrowedBy({ side, category, client }: Pick<Seen, 'side' | 'category' | 'client'>) {
  if (category !== null) return { of: 'category', name: category };
  if (client !== null) return { of: 'client', name: client };
  return side === 'all' ? {} : { side };
}
