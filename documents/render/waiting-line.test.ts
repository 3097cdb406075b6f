import { expect, test } from 'vitest';
import { createWaitingLine, type Turn, type WaitingLine } from './waiting-line.ts';

type Named = Turn & { name: string };

const task = (name: string, owner: string, more: Partial<Named> = {}): Named => ({
  name,
  owner,
  urgency: 'urgent',
  ...more,
});

function lineOf(...tasks: Named[]): WaitingLine<Named> {
  const line = createWaitingLine<Named>();
  for (const one of tasks) line.join(one);
  return line;
}

function taken(line: WaitingLine<Named>, mayTakePatient = true): string[] {
  const names: string[] = [];
  for (let next = line.next(mayTakePatient); next !== undefined; next = line.next(mayTakePatient))
    names.push(next.name);
  return names;
}

test('owners take turns, and each of them their own jobs in order', () => {
  const line = lineOf(task('x1', 'x'), task('x2', 'x'), task('x3', 'x'), task('y1', 'y'), task('y2', 'y'));
  expect(taken(line)).toEqual(['x1', 'y1', 'x2', 'y2', 'x3']);
});

test('who comes later waits behind one job of each owner, not behind all of them', () => {
  const line = lineOf(task('x1', 'x'), task('x2', 'x'), task('x3', 'x'));
  expect(line.next(true)?.name).toBe('x1');
  line.join(task('y1', 'y'));
  expect(taken(line)).toEqual(['x2', 'y1', 'x3']);
});

test('urgent jobs go first, and patient ones only where they may', () => {
  const line = lineOf(task('later', 'x', { urgency: 'patient' }), task('now', 'y'));
  expect(taken(line, false)).toEqual(['now']);
  expect(line.count('patient')).toBe(1);
  expect(taken(line)).toEqual(['later']);
});

test('a newer job replaces the one that waits under its name, in its place', () => {
  const line = lineOf(task('old', 'x', { replaces: 'page' }), task('other', 'x'));
  expect(line.join(task('new', 'x', { replaces: 'page' }))?.name).toBe('old');
  expect(line.join(task('of another', 'y', { replaces: 'page' }))).toBeUndefined();
  expect(line.countOf('x')).toBe(2);
  expect(taken(line)).toEqual(['new', 'of another', 'other']);
});

test('a job that was begun already goes before all others', () => {
  const line = lineOf(task('y1', 'y'), task('x2', 'x'));
  line.rejoin(task('x1', 'x'));
  expect(taken(line)).toEqual(['x1', 'y1', 'x2']);
});

test('all of them can be taken out at once', () => {
  const line = lineOf(task('x1', 'x'), task('y1', 'y', { urgency: 'patient' }));
  expect(line.clear().map(({ name }) => name)).toEqual(['x1', 'y1']);
  expect(taken(line)).toEqual([]);
});
