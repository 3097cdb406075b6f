/** Badges, save marks and checked points. */
import { Button } from '@mantine/core';
import { Counter, Keys, Progress } from '../Marks.tsx';
import { SaveMark, type SaveState } from '../SaveMark.tsx';
import { CheckLine } from '../States.tsx';
import { toast } from '../toast.tsx';

const SAVE_STATES: SaveState[] = ['saved', 'unsaved', 'saving', 'offline', 'failed', 'conflict'];
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 12, padding: '12px 0' } as const;

export function Marks() {
  return (
    <>
      <p style={ROW}>
        {SAVE_STATES.map((state) => (
          <SaveMark key={state} state={state} onRetry={() => toast.info('Noch einmal')} />
        ))}
      </p>
      <p style={{ ...ROW, alignItems: 'center' }}>
        <Counter count={3} label="3 Freigaben" />
        <Counter count={128} label="128 Freigaben" />
        <Keys of="Mod+K" />
        <Keys of="Mod+Shift+Backspace" />
      </p>
      <Progress label="Freie Monate" value={5} max={12} text="5 von 12 Monaten" />
      <CheckLine tone="pos" title="Vollständig nach § 14 Abs. 4 UStG" />
      <CheckLine
        tone="warn"
        title="Steuernummer ungewöhnlich"
        text="Bitte vergleiche sie."
        action={<Button size="xs">Ändern</Button>}
      />
      <CheckLine tone="neg" title="Leistungszeitraum fehlt" />
      <CheckLine tone="info" title="Reverse Charge" />
    </>
  );
}
