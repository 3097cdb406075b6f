import { expect, test } from 'vitest';
import { onSignedIn, onSignedOut, onSignedOutHere, tellSignedIn, tellSignedOut } from './signed-out.ts';

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

test('what was broken off is told of whoever is signed in again', () => {
  const told: string[] = [];
  const end = onSignedIn(() => told.push('again'));
  tellSignedOut();
  tellSignedIn();
  end();
  tellSignedIn();
  expect(told).toEqual(['again']);
});
