import { expect, test } from 'vitest';
import { onSignedOut, onSignedOutHere, tellSignedOut } from './signed-out.ts';

test('an open screen that holds input is told instead of the frame', () => {
  const told: string[] = [];
  const endFrame = onSignedOut(() => told.push('frame'));
  tellSignedOut();
  const endScreen = onSignedOutHere(() => told.push('screen'));
  tellSignedOut();
  endScreen();
  tellSignedOut();
  endFrame();
  tellSignedOut();
  expect(told).toEqual(['frame', 'screen', 'frame']);
});
