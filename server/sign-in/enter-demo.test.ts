import { expect, test } from 'vitest';
import type { RequestContext } from '../platform/http/index.ts';
import { NO_DEMO } from './demo.ts';
import { enterDemo } from './enter-demo.ts';
import type { Auth } from './library/auth.ts';

const auth = {
  enterAs: async (userId: string) => [`session=${userId}; HttpOnly`],
  setLanguage: async (headers: Headers, language: string) => [`${headers.get('cookie')}; ${language}`],
} as Auth;
const asLena = { who: 'lena', language: 'en' } as const;
const demo = {
  available: () => true,
  isDemo: () => true,
  enter: async (who: string) => ({ userId: `user-${who}`, email: `${who}@demo.example` }),
};

function requestFrom(isLoopback: boolean) {
  const cookies: string[] = [];
  return {
    cookies,
    request: { isLoopback, setCookie: (line: string) => cookies.push(line) } as unknown as RequestContext,
  };
}

test('someone at this machine is signed in to the demo, in the language they read', async () => {
  const { cookies, request } = requestFrom(true);
  expect(await enterDemo({ auth, demo }, request, asLena)).toEqual({ email: 'lena@demo.example' });
  expect(cookies).toEqual(['session=user-lena; HttpOnly', 'session=user-lena; en']);
});

test.each([
  ['a visitor from elsewhere', demo, false],
  ['anyone, where there is no demo', NO_DEMO, true],
])('for %s there is none', async (_who, port, isLoopback) => {
  const { cookies, request } = requestFrom(isLoopback);
  await expect(enterDemo({ auth, demo: port }, request, asLena)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(cookies).toEqual([]);
});
