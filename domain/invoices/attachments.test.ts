import { expect, test } from 'vitest';
import { type Attachment, attachmentsProblem, freeName } from './attachments.ts';

const MEGABYTE = 1024 * 1024;

test('ten files of up to 15 MB together are taken', () => {
  expect(attachmentsProblem(files(10, 1.5 * MEGABYTE))).toBeNull();
});

test.for([
  ['eleven files', files(11, 1000), 'attachments.count'],
  ['more than 15 MB together', files(2, 8 * MEGABYTE), 'attachments.together'],
  ['two of one name', [file('a.pdf', 1), file('A.pdf', 1)], 'attachments.name'],
] as const)('%s are refused', ([, attachments, problem]) => {
  expect(attachmentsProblem(attachments)).toBe(problem);
});

test.for([
  ['Stunden.pdf', 'Stunden (3).pdf'],
  ['andere.pdf', 'andere.pdf'],
  ['Beleg', 'Beleg'],
] as const)('%s is called %s beside those that are there', ([name, free]) => {
  const taken = [{ name: 'stunden.pdf' }, { name: 'Stunden (2).pdf' }];
  expect(freeName(name, taken)).toBe(free);
});

function files(count: number, size: number): Attachment[] {
  return Array.from({ length: count }, (_, index) => file(`${index}.pdf`, size));
}

function file(name: string, size: number): Attachment {
  return { name, hash: 'a'.repeat(64), contentType: 'application/pdf', size };
}
