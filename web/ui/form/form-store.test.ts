import { ORPCError } from '@orpc/client';
import { describe, expect, test, vi } from 'vitest';
import type { Completed } from './completed.ts';
import { createForm, type Keeping } from './form-store.ts';

interface Service {
  name: string;
  priceCents: number | null;
}

type Priced = Service & { priceCents: number };

const EMPTY: Service = { name: '', priceCents: null };
const LOGO: Service = { name: 'Logo', priceCents: 80_000 };

function complete({ name, priceCents }: Service): Completed<Priced> {
  if (priceCents === null) return { ok: false, problems: [{ field: 'priceCents', code: 'text.empty' }] };
  return { ok: true, value: { name: name.trim(), priceCents } };
}

const done = () => Promise.resolve();
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = () => Promise.reject(new ORPCError('INVALID', { status: 422 }));

/** Where what is typed waits, as a list of what became of it. */
function keeping(kept: Service | null = null): Keeping<Service> & { kept: () => Service | null } {
  let now = kept;
  return {
    read: () => now,
    write: (values) => {
      now = values;
    },
    forget: () => {
      now = null;
    },
    kept: () => now,
  };
}

describe('what Lena types', () => {
  test('stands beside what she has not touched', () => {
    const form = createForm(EMPTY);
    form.change({ name: 'Logo' });
    expect(form.state().values).toEqual({ name: 'Logo', priceCents: null });
    expect([...form.state().touched]).toEqual(['name']);
  });

  test('is told to the screen at once', () => {
    const form = createForm(EMPTY);
    const tell = vi.fn();
    const leave = form.subscribe(tell);
    form.change({ name: 'Logo' });
    leave();
    form.change({ name: 'Logos' });
    expect(tell).toHaveBeenCalledOnce();
  });

  test('is found again by the form that opens next, until it is saved', async () => {
    const place = keeping();
    createForm(EMPTY, place).change(LOGO);
    const again = createForm(EMPTY, place);
    expect(again.state().values).toEqual(LOGO);
    await again.submit(complete, lost);
    expect(place.kept()).toEqual(LOGO);
    await again.submit(complete, done);
    expect(place.kept()).toBeNull();
  });

  test('is sent again under its key where no answer came, by the form that opens next as well', async () => {
    let kept: string | null = null;
    const key = {
      read: () => kept,
      write: (next: string) => {
        kept = next;
      },
    };
    const place = { ...keeping(), key };
    const keys: string[] = [];
    const under = (answer: () => Promise<void>) => (_: Priced, used: string) => {
      keys.push(used);
      return answer();
    };
    const form = createForm(EMPTY, place);
    form.change(LOGO);
    await form.submit(complete, under(lost));
    await createForm(EMPTY, place).submit(complete, under(done));
    expect(keys[1]).toBe(keys[0]);
  });

  test('stays in its fields when the act fails, and when it is done', async () => {
    const form = createForm(EMPTY);
    form.change(LOGO);
    await form.submit(complete, refuse);
    expect(form.state().values).toEqual(LOGO);
    await form.submit(complete, done);
    expect(form.state().values).toEqual(LOGO);
  });

  test('is gone when she begins anew, and with it what was said of it', async () => {
    const place = keeping();
    const form = createForm(LOGO, place);
    form.read('priceCents', null, 'number.form');
    await form.submit(complete, done);
    form.reset();
    expect(form.state()).toMatchObject({ values: LOGO, unreadable: {}, isTried: false, wrongTries: 0 });
    expect(place.kept()).toBeNull();
    form.reset(EMPTY);
    expect(form.state()).toMatchObject({ began: EMPTY, values: EMPTY });
  });
});

describe('what keeps it from being sent', () => {
  test('is said after the first try, not before', async () => {
    const form = createForm(EMPTY);
    expect(form.state().isTried).toBe(false);
    const act = vi.fn(done);
    expect(await form.submit(complete, act)).toBe(false);
    expect(act).not.toHaveBeenCalled();
    expect(form.state()).toMatchObject({ isTried: true, wrongTries: 1, failure: null });
  });

  test('a text that means nothing is not an empty field: it waits until it is mended', async () => {
    const form = createForm(LOGO);
    form.read('priceCents', null, 'number.form');
    expect(form.state().unreadable).toEqual({ priceCents: 'number.form' });
    // Even where nothing were missing without it.
    const act = vi.fn(done);
    const whatever = (values: Service): Completed<Service> => ({ ok: true, value: values });
    expect(await form.submit(whatever, act)).toBe(false);
    form.read('priceCents', 90_000, null);
    expect(form.state().unreadable).toEqual({});
    expect(await form.submit(complete, act)).toBe(true);
    expect(act).toHaveBeenCalledExactlyOnceWith({ name: 'Logo', priceCents: 90_000 }, expect.any(String));
  });

  test('a value that is put there takes the place of the text', async () => {
    const form = createForm(LOGO);
    form.read('priceCents', null, 'number.form');
    form.change({ name: 'Logos' });
    expect(form.state().unreadable).toEqual({ priceCents: 'number.form' });
    form.change({ priceCents: 90_000 });
    expect(await form.submit(complete, done)).toBe(true);
  });

  test('every try that comes to nothing leads to what is wrong, the same one too', async () => {
    const form = createForm(EMPTY);
    await form.submit(complete, done);
    await form.submit(complete, done);
    form.change(LOGO);
    await form.submit(complete, refuse);
    expect(form.state().wrongTries).toBe(3);
  });

  test('what the server refused is not said any more once it is tried again', async () => {
    const form = createForm(LOGO);
    await form.submit(complete, refuse);
    expect(form.state().failure).toBeInstanceOf(ORPCError);
    form.change({ priceCents: null });
    expect(form.state().touched).toContain('priceCents');
    await form.submit(complete, done);
    expect(form.state().failure).toBeNull();
    expect(form.state().touched).not.toContain('priceCents');
  });
});

describe('the act', () => {
  test('is done once, however often Lena presses', async () => {
    const form = createForm(LOGO);
    let answer = () => {};
    const act = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const presses = [1, 2, 3].map(() => form.submit(complete, act));
    expect(form.state().isBusy).toBe(true);
    answer();
    expect(await Promise.all(presses)).toEqual([true, false, false]);
    expect(act).toHaveBeenCalledOnce();
    expect(form.state()).toMatchObject({ isBusy: false, isTried: false });
  });

  /** The keys of two tries, the first with that outcome. */
  async function keysOf(outcome: () => Promise<void>): Promise<string[]> {
    const form = createForm(LOGO);
    const keys: string[] = [];
    for (const end of [outcome, done])
      await form.submit(complete, async (_, key) => {
        keys.push(key);
        await end();
      });
    return keys;
  }

  test('whose answer was lost is asked for again, not done twice', async () => {
    const [first, second] = await keysOf(lost);
    expect(second).toBe(first);
  });

  test.each([
    ['refused', refuse],
    ['done', done],
  ])('that was %s is followed by another one', async (_, outcome) => {
    const [first, second] = await keysOf(outcome);
    expect(second).not.toBe(first);
  });
});
