/** A small button of the preview's head. */
import { Button } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';

interface Props {
  icon: TablerIcon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

export function HeadButton({ icon: Icon, label, disabled = false, onClick }: Props) {
  return (
    <Button size="xs" px={7} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </Button>
  );
}
