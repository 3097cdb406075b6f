/** `/dev/ui`: every part of `web/ui` in every state, while developing. */
import { day } from '@belegbar/domain/calendar';
import { type Cents, cents, type Decimal } from '@belegbar/domain/money';
import { Button, useMantineColorScheme } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { ConfirmDialog, CopyButton } from '../ui/Dialogs.tsx';
import { DocumentSheet } from '../ui/Document.tsx';
import { Fields, Page as PageFrame, PageHead, SectionHead, SideSection } from '../ui/Heads.tsx';
import { LedgerTable } from '../ui/LedgerTable.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Figure, Money, Total } from '../ui/Money.tsx';
import { DayField, DecimalField, MoneyField, PercentField } from '../ui/ParsedFields.tsx';
import { SaveMark, type SaveState } from '../ui/SaveMark.tsx';
import { CheckLine, EmptyState, ErrorState, Notice } from '../ui/States.tsx';
import { type InvoiceState, StatusBadge } from '../ui/StatusBadge.tsx';
import { CountryField, PasswordField, SelectField, TextAreaField, TextField } from '../ui/TextFields.tsx';
import { toast } from '../ui/toast.tsx';

const STATES: InvoiceState[] = [
  { state: 'draft' },
  { state: 'sent' },
  { state: 'viewed' },
  { state: 'partlyPaid' },
  { state: 'dueToday' },
  { state: 'overdue', days: 15 },
  { state: 'paid' },
  { state: 'cancelled' },
  { state: 'cancellation' },
];
const SAVE_STATES: SaveState[] = ['saved', 'unsaved', 'saving', 'offline', 'failed', 'conflict'];
const ROWS = [
  { name: 'Netto', amount: cents(189_000) },
  { name: 'Umsatzsteuer 19 %', amount: cents(35_910) },
  { name: 'Korrektur', amount: cents(-4_200) },
];
const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><text x="20" y="40" font-size="8">RE-2026-0043</text></svg>';

export function Page() {
  const { setColorScheme, colorScheme } = useMantineColorScheme();
  return (
    <PageFrame>
      <PageHead
        title="Bausteine"
        eyebrow="web/ui"
        actions={
          <>
            <LanguageSwitch />
            <Button onClick={() => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark')}>
              Hell/Dunkel
            </Button>
          </>
        }
      />
      <Buttons />
      <SectionHead title="Zustände" aside="Zeichen, Wort und Farbe" />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: '12px 0' }}>
        {STATES.map((state) => (
          <StatusBadge key={state.state} {...state} />
        ))}
      </p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: '12px 0' }}>
        {SAVE_STATES.map((state) => (
          <SaveMark key={state} state={state} onRetry={() => toast.info('Noch einmal')} />
        ))}
      </p>
      <CheckLine tone="pos" title="Vollständig nach § 14 (4) UStG" />
      <CheckLine
        tone="warn"
        title="Steuernummer ungewöhnlich"
        text="Bitte vergleiche sie."
        action={<Button size="xs">Ändern</Button>}
      />
      <CheckLine tone="neg" title="Leistungszeitraum fehlt" />
      <CheckLine tone="info" title="Reverse Charge" />
      <Table />
      <FieldsOfAllKinds />
      <Notice tone="warn" title="Zwei Fenster">
        Anderswo geändert.
      </Notice>
      <Notice tone="info" title="Hinweis">
        Keine Voranmeldung nötig.
      </Notice>
      <ErrorState
        title="Die Rechnungen konnten nicht geladen werden"
        error={new TypeError('offline')}
        onRetry={() => undefined}
      />
      <EmptyState
        title="Noch keine Rechnung"
        text="Deine Rechnungen stehen hier."
        action={<Button variant="filled">Neue Rechnung</Button>}
      />
      <Loading />
      <div style={{ background: 'var(--bb-paper)', padding: 24, width: 300 }}>
        <DocumentSheet svg={SHEET} label="Seite 1" />
      </div>
    </PageFrame>
  );
}

function Buttons() {
  const [isOpen, setOpen] = useState(false);
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
      <CopyButton value="DE02120300000000202051" label="IBAN kopieren" />
      <Button onClick={() => toast.success('Rechnung ausgestellt', 'RE-2026-0043 ist festgeschrieben')}>
        Meldung
      </Button>
      <Button onClick={() => toast.undo('Entwurf gelöscht', () => toast.info('Wieder da'))}>
        Rückgängig
      </Button>
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
    </p>
  );
}

function Table() {
  const columns = [
    { key: 'name', head: 'Posten', cell: (row: (typeof ROWS)[number]) => row.name },
    {
      key: 'amount',
      head: 'in €',
      kind: 'amount' as const,
      cell: (row: (typeof ROWS)[number]) => (
        <Figure label="Warum diese Zahl?" onOpen={() => toast.info(row.name)}>
          <Money cents={row.amount} style="plain" />
        </Figure>
      ),
    },
  ];
  const foot = (
    <tr>
      <td>Gesamt</td>
      <td style={{ textAlign: 'end' }}>
        <Total>
          <Money cents={cents(220_710)} style="plain" />
        </Total>
      </td>
    </tr>
  );
  return (
    <>
      <LedgerTable
        caption="Summen"
        columns={columns}
        rows={ROWS}
        rowKey={(row) => row.name}
        foot={foot}
        isSelected={(row) => row.name === 'Netto'}
      />
      <LedgerTable
        caption="Summen, noch nicht da"
        columns={columns}
        rows={undefined}
        rowKey={(row) => row.name}
      />
    </>
  );
}

function FieldsOfAllKinds() {
  const [text, setText] = useState('Hanna Brandt');
  const [country, setCountry] = useState('DE');
  const [money, setMoney] = useState<Cents | null>(cents(123_456));
  const [percent, setPercent] = useState<Decimal | null>(null);
  const [quantity, setQuantity] = useState<Decimal | null>(null);
  const [on, setOn] = useState<ReturnType<typeof day> | null>(day('2026-10-08'));
  return (
    <SideSection title="Felder" reason="Fehler unter dem Feld, nie nur Farbe.">
      <Fields>
        <TextField label="Name" value={text} onChange={setText} hint="Steht auf jeder Rechnung" />
        <TextField
          label="IBAN"
          value="DE02 1203 0000 0000 2020 15"
          onChange={() => undefined}
          error="Die Prüfziffer stimmt nicht."
        />
        <TextField
          label="Steuernummer"
          value="231/567/08907"
          onChange={() => undefined}
          warning="Die Prüfziffer passt nicht."
        />
        <PasswordField label="Passwort" value={text} onChange={setText} autoComplete="new-password" />
        <MoneyField label="Betrag" value={money} onChange={setMoney} />
        <PercentField label="Rabatt" value={percent} onChange={setPercent} />
        <DecimalField label="Menge" value={quantity} onChange={setQuantity} />
        <DayField label="Rechnungsdatum" value={on} onChange={setOn} />
        <SelectField
          label="Einheit"
          value="a"
          choices={[{ value: 'a', label: 'Stunde' }]}
          onChange={() => undefined}
        />
        <CountryField label="Land" value={country} onChange={setCountry} />
        <TextField label="Gesperrt" value="fest" onChange={() => undefined} disabled />
        <TextAreaField label="Notizen" value={text} onChange={setText} />
      </Fields>
    </SideSection>
  );
}
