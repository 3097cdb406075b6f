/** The messages in the corner of the screen. */
import { expect, test } from 'vitest';
import { toast } from '../../web/ui/toast.tsx';
import { answers } from './support/home-day.ts';
import { opens } from './support/stage.tsx';

test('on a phone one message stands at a time, but what went wrong is said at once', async () => {
  const screen = await opens('/home', { device: 'phone', answers: answers(() => []) });
  toast.undo('Zahlung gebucht', () => {}, undefined, 60_000);
  await screen.findByText('Zahlung gebucht');
  toast.success('Adresse kopiert');
  toast.error('Nicht gesendet');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nicht gesendet');
  expect(screen.getByText('Zahlung gebucht')).toBeVisible();
  expect(screen.queryByText('Adresse kopiert'), 'waits').toBe(null);
});
