/** A server that answers what a test says, and else as the API description: the app's own calls, read and answered in the contract's words, without a network. */
import { contract } from '@belegbar/contract';
import {
  type ContractProcedure,
  type ErrorMap,
  implement,
  type Meta,
  ORPCError,
  type Schema,
} from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import type { client } from '../../../web/connection/api.ts';
import { exampleOf } from './examples.ts';
import { formOf } from './files.ts';

type Procedures = typeof client;

/** What procedures answer to what they are asked; one that throws an `ORPCError` refuses. */
export type Answers = {
  [Capability in keyof Procedures]?: {
    [Name in keyof Procedures[Capability]]?: Answer<Procedures[Capability][Name]>;
  };
};

type Answer<Procedure> = Procedure extends (input: infer Input, ...rest: never[]) => Promise<infer Output>
  ? (input: Input) => Given<Output> | Promise<Given<Output>>
  : never;

/** What comes little by little is given by a generator. */
type Given<Output> = Output extends AsyncIterable<infer Item> ? AsyncIterable<Item> : Output;

export interface FakeServer {
  /** Takes the place of the browser's. */
  fetch: typeof fetch;
  /** What was asked so far under a name such as `clients/create`, in its order. */
  asked(procedure: string): unknown[];
  /** Answers differently from now on; what is not named stays. */
  answer(answers: Answers): void;
  /** Answers a path outside the contract, such as `/api/auth/sign-in/email`. */
  answerPath(path: string, answer: (request: Request) => Response | Promise<Response>): void;
  /** Does what is asked next of a procedure, but the app does not hear of it. */
  loseNextAnswer(procedure: string): void;
  /** As if the cable were drawn: every request is lost. */
  unplug(): void;
  plugIn(): void;
  /** What the app asked and neither the test nor the description answered. */
  unanswered(): string[];
}

export function fakeServer(first: Answers): FakeServer {
  const state: State = {
    answers: first,
    paths: new Map(),
    asked: [],
    unanswered: [],
    lost: new Set(),
    isPluggedIn: true,
  };
  const handler = new RPCHandler(routesOf(state));
  return {
    fetch: async (input, init) => {
      if (!state.isPluggedIn) throw new TypeError('Failed to fetch');
      return handle(state, handler, requestOf(input, init));
    },
    asked: (procedure) => state.asked.filter(({ path }) => path === procedure).map(({ input }) => input),
    answer: (answers) => {
      state.answers = merged(state.answers, answers);
    },
    answerPath: (path, answer) => void state.paths.set(path, answer),
    loseNextAnswer: (procedure) => void state.lost.add(`/rpc/${procedure}`),
    unplug: () => {
      state.isPluggedIn = false;
    },
    plugIn: () => {
      state.isPluggedIn = true;
    },
    unanswered: () => state.unanswered,
  };
}

/** Of two answers to one procedure the later counts. */
export function merged(before: Answers, later: Answers): Answers {
  const names = [...Object.keys(before), ...Object.keys(later)] as (keyof Procedures)[];
  return Object.fromEntries(names.map((name) => [name, { ...before[name], ...later[name] }]));
}

type AnyProcedure = ContractProcedure<Schema<unknown, unknown>, Schema<unknown, unknown>, ErrorMap, Meta>;

interface State {
  answers: Answers;
  paths: Map<string, (request: Request) => Response | Promise<Response>>;
  asked: { path: string; input: unknown }[];
  unanswered: string[];
  /** Paths whose next answer does not arrive. */
  lost: Set<string>;
  isPluggedIn: boolean;
}

/** Node's own knows no page to which an address could be relative. */
function requestOf(input: RequestInfo | URL, init?: RequestInit): Request {
  const request = new Request(typeof input === 'string' ? new URL(input, location.href) : input, init);
  return Object.assign(request, { formData: () => formOf(request) });
}

async function handle(state: State, handler: RPCHandler<object>, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const answer = state.paths.get(pathname);
  if (answer !== undefined) return answer(request);
  // Asked by the app when a call was not answered.
  if (pathname === '/readyz' || pathname === '/healthz') return new Response('ok');
  const { matched, response } = await handler.handle(request, { prefix: '/rpc', context: {} });
  if (state.lost.delete(pathname)) throw new TypeError('Failed to fetch');
  if (matched) return response;
  state.unanswered.push(pathname);
  return new Response('', { status: 404 });
}

/** Every procedure of the contract, which itself judges what is asked and what is answered. */
function routesOf(state: State) {
  const byCapability = Object.entries(contract).map(([capability, procedures]) => [
    capability,
    Object.fromEntries(
      Object.entries(procedures).map(([name, procedure]) => [
        name,
        implement(procedure as AnyProcedure).handler(({ input }) => say(state, capability, name, input)),
      ]),
    ),
  ]);
  return Object.fromEntries(byCapability);
}

function say(state: State, capability: string, name: string, input: unknown): unknown {
  const path = `${capability}/${name}`;
  state.asked.push({ path, input });
  const procedures: Record<string, unknown> = state.answers[capability as keyof Procedures] ?? {};
  const answer = procedures[name];
  if (typeof answer === 'function') return answer(input);
  const example = exampleOf(capability, name);
  if (example !== undefined) return example;
  state.unanswered.push(path);
  throw new ORPCError('NOT_IMPLEMENTED', { message: `The test says no answer to ${path}.` });
}
