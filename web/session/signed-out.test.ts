import { expect, test } from 'vitest';
import {
  announceSignedIn,
  announceSignedOut,
  onSignedIn,
  onSignedOut,
  onSignedOutHere,
} from './signed-out.ts';

test('an open screen that holds input is told instead of the frame', () => {
  const told: string[] = [];
  const endFrame = onSignedOut(() => told.push('frame'));
  announceSignedOut();
  const endScreen = onSignedOutHere(() => told.push('screen'));
  announceSignedOut();
  endScreen();
  announceSignedOut();
  endFrame();
  announceSignedOut();
  expect(told).toEqual(['frame', 'screen', 'frame']);
});

test('what was broken off is told of whoever is signed in again', () => {
  const told: string[] = [];
  const end = onSignedIn(() => told.push('again'));
  announceSignedOut();
  announceSignedIn();
  end();
  announceSignedIn();
  expect(told).toEqual(['again']);
});
