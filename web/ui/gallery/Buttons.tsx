/** Buttons, messages and a dialog. */
import { Button } from '@mantine/core';
import { IconBell, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog, CopyButton } from '../Dialogs.tsx';
import { IconButton } from '../IconButton.tsx';
import { Logo } from '../Logo.tsx';
import { toast } from '../toast.tsx';

export function Buttons() {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: '12px 0', alignItems: 'center' }}>
      <Logo />
      <Button variant="filled" leftSection={<IconPlus size={18} stroke={1.6} />}>
        Ausstellen
      </Button>
      <Button>Vorschau</Button>
      <Button variant="subtle">Mehr</Button>
      <Button size="xs">Klein</Button>
      <Button disabled>Aus</Button>
      <Button loading>Läuft</Button>
      <IconButton icon={IconBell} label="Benachrichtigungen" />
      <CopyButton value="DE02120300000000202051" label="IBAN kopieren" />
      <Button onClick={() => toast.success('Rechnung ausgestellt', 'RE-2026-0043 ist festgeschrieben')}>
        Meldung
      </Button>
      <Button onClick={() => toast.undo('Entwurf gelöscht', () => toast.info('Wieder da'))}>
        Rückgängig
      </Button>
      <Asking />
    </p>
  );
}

function Asking() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <ConfirmDialog
        opened={isOpen}
        title="Entwurf für Atelier Voss löschen?"
        text="Das lässt sich nicht zurücknehmen."
        confirmLabel="Löschen"
        tone="danger"
        onConfirm={async () => toast.success('Gelöscht')}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
