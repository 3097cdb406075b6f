/** Looks into the running processes that read strangers' files: as whom, and in which network. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEInvoiceReader } from '../e-invoice/index.ts';
import { createImageReader } from '../images/index.ts';
import { greyPng } from '../testing/png.ts';
import { readersAreOffline } from './confinement.ts';

const NOBODYS = 65533;

const READERS = {
  'e-invoices': async () => {
    const reader = createEInvoiceReader();
    await reader.invoice(new TextEncoder().encode('<Invoice/>'));
    return reader;
  },
  images: async () => {
    const reader = createImageReader();
    const read = await reader.picture(greyPng(8, 8), ['image/png']);
    expect(read.ok).toBe(true);
    return reader;
  },
};

test.each(Object.entries(READERS))(
  'what reads %s is not root and has a network of its own',
  async (_, open) => {
    const before = children();
    const reader = await open();
    const made = children().filter((pid) => !before.includes(pid));
    const seen = made.map((pid) => ({
      uids: uidsOf(pid),
      groups: groupsOf(pid),
      apart: networkOf(pid) !== networkOf('self'),
    }));
    await reader.close();
    const own = process.getuid?.() ?? 0;
    const uid = own === 0 ? NOBODYS : own;
    expect(seen).toEqual([
      { uids: [uid, uid, uid, uid], groups: own === 0 ? '' : expect.any(String), apart: readersAreOffline() },
    ]);
  },
);

function children(): string[] {
  return readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'latin1')
      .split(' ')
      .filter((pid) => pid !== ''),
  );
}

const statusOf = (pid: string, name: string) =>
  new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]?.trim() ??
  null;

const uidsOf = (pid: string) => statusOf(pid, 'Uid')?.split(/\s+/).map(Number);
const groupsOf = (pid: string) => statusOf(pid, 'Groups');
const networkOf = (pid: string) => readlinkSync(`/proc/${pid}/ns/net`);
