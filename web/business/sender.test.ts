/** Saving field by field. */
import { expect, test } from 'vitest';
import { createSender } from './sender.ts';

type Changes = Record<string, string>;

/** A server that answers when told to, and writes down what it was asked and which states were shown. */
function serverWith(answers: ('ok' | 'refused' | 'offline')[]) {
  const asked: Changes[] = [];
  const states: string[] = [];
  const sender = createSender<Changes>({
    store: async (changes) => {
      asked.push(changes);
      const answer = answers[asked.length - 1] ?? 'ok';
      if (answer !== 'ok') throw new Error(answer);
    },
    isRefusal: (error) => error instanceof Error && error.message === 'refused',
    stateAfter: () => 'offline',
    onState: (state) => void states.push(state),
  });
  return { sender, asked, states };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('changes made while one is on its way go together next', async () => {
  const { sender, asked, states } = serverWith([]);
  sender.add({ city: 'Hamburg' });
  sender.add({ street: 'Gasse 1' });
  sender.add({ phone: '040' });
  await settled();
  expect(asked).toEqual([{ city: 'Hamburg' }, { street: 'Gasse 1', phone: '040' }]);
  expect(states.at(-1)).toBe('saved');
});

test('what could not be sent waits, and the latest value of a field is sent in the end', async () => {
  const { sender, asked, states } = serverWith(['offline', 'ok']);
  sender.add({ city: 'Hamburg', phone: '1' });
  await settled();
  expect(states.at(-1)).toBe('offline');
  expect(sender.waiting()).toEqual({ city: 'Hamburg', phone: '1' });
  sender.add({ phone: '2' });
  await settled();
  expect(asked.at(-1)).toEqual({ city: 'Hamburg', phone: '2' });
  expect(states.at(-1)).toBe('saved');
});

test('a refused change is not sent again and does not hold up the others', async () => {
  const { sender, asked } = serverWith(['refused', 'ok']);
  sender.add({ iban: 'DE00' });
  sender.add({ city: 'Hamburg' });
  await settled();
  expect(asked).toEqual([{ iban: 'DE00' }, { city: 'Hamburg' }]);
  expect(sender.waiting()).toEqual({});
});

test('what is given up is never sent', async () => {
  const { sender, asked } = serverWith(['offline']);
  sender.add({ city: 'Hamburg' });
  await settled();
  sender.discard();
  await sender.send();
  expect(asked).toHaveLength(1);
});
