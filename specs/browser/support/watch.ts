/** What no page may ever do, watched in every story: ask another server, break, or be stopped by the content policy. */
import { type BrowserContext, expect } from '@playwright/test';

export interface Watch {
  /** An error of the pages that the story itself brings about. */
  forgive(error: RegExp): void;
  /** Fails the story if any page did what it may not. */
  finish(): void;
}

/** @param origin the only one that may be asked */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const foreign: string[] = [];
  const broken: string[] = [];
  const forgiven: RegExp[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== origin) foreign.push(request.url());
  });
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') broken.push(`A script says ${dialog.message()}.`);
    void dialog.accept();
  });
  context.on('weberror', (error) => broken.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) broken.push(message.text());
  });
  return {
    forgive: (error) => void forgiven.push(error),
    finish() {
      expect(foreign, 'requests to other servers').toEqual([]);
      const others = broken.filter((text) => !forgiven.some((error) => error.test(text)));
      expect(others, 'errors of the pages').toEqual([]);
    },
  };
}

/** The browser itself reports refused and lost requests, and Playwright's recorder asks for pictures that are gone by then. */
const EXPECTED = /^Failed to load resource|^Connecting to 'blob:/;
