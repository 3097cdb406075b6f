/** The environment, parsed once into what the rest of the program may know of it. */
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { S3Settings } from '../files/s3.ts';
import type { Secrets } from '../keys.ts';
import type { ScannerAddress } from '../scanner/index.ts';
import { isLoopback } from './loopback.ts';
import { isTlsGivenUp } from './mail-tls.ts';
import { keepSecret } from './secret.ts';
import { VARIABLES, type Variable } from './variables.ts';

export interface Config {
  port: number;
  host: string;
  /** Origin without a trailing slash. */
  baseUrl: string;
  database: { kind: 'embedded' } | { kind: 'external'; url: string; appUrl: string | null };
  /** Absolute path; holds `postgres`, `files` and `secret`. */
  dataFolder: string;
  secrets: Secrets;
  /** Null keeps files in the data folder. */
  s3: S3Settings | null;
  /** Null scans nothing. */
  scanner: ScannerAddress | null;
  /** Of files that one business hands in. */
  quotaBytes: number;
  /** Null keeps mail in the local outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Lower case. */
  adminEmails: string[];
  worker: 'inline' | 'off' | 'only';
  demo: boolean;
  /** True if the income tax report is offered. */
  offersIncomeTax: boolean;
  /** Where users ask for features; null offers no such place. */
  feedbackUrl: string | null;
  /** The operator's Impressum and privacy notice; null where there is none. */
  imprintUrl: string | null;
  privacyUrl: string | null;
  /** Which of both the law wants and the install lacks: none while `baseUrl` is this machine's own. */
  missingNotices: Notice[];
  /** Reachable from this machine only: loopback address, loopback name, no proxy in front. */
  isLocal: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Every name below the host of `baseUrl` is reached by https as well. */
  httpsOnSubdomains: boolean;
  /** What is allowed and nevertheless not safe; told at each start. */
  risks: Risk[];
  /** What opens the figures to who watches the install; null opens them to this machine alone, and only on a local install. */
  metricsToken: string | null;
  /** As Fastify's `trustProxy`. */
  trustProxy: false | number | string[];
}

/** What who runs a site that others reach owes its visitors (§ 5 DDG, Art. 13 DSGVO). */
export type Notice = 'imprint' | 'privacy';

/** `plainHttp`: passwords can be read on the way. `publicDemo`: whoever comes may enter the demo. `plainMail`: so can the password of the mail server. `formerSecret`: who has a secret that was replaced can still sign with it. `readersOnline`: the system cannot take the network from what reads strangers' files. */
export type Risk = 'plainHttp' | 'publicDemo' | 'plainMail' | 'formerSecret' | 'readersOnline';

/** What is wrong with the environment, one sentence each. It stops the start. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

export type Environment = Record<string, string | undefined>;

/**
 * Parses the environment. Missing and empty variables take their defaults; the secret is read from the data folder or made there.
 * @throws ConfigError that names every variable that is wrong or unknown.
 */
export function readConfig(environment: Environment, workingFolder = process.cwd()): Config {
  const problems = unknownNames(environment);
  const values = parseVariables(environment, problems);
  problems.push(...contradictions(values, environment));
  if (problems.length > 0) throw new ConfigError(problems);
  return assemble(values, workingFolder);
}

type Names = keyof typeof VARIABLES;
type Values = { [Name in Names]?: z.output<(typeof VARIABLES)[Name]['schema']> };

function unknownNames(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('BELEGBAR_') && !(name in VARIABLES))
    .map((name) => {
      const known = Object.keys(VARIABLES).filter((candidate) => candidate.startsWith('BELEGBAR_'));
      return `${name} is not a variable of Belegbar. There are ${known.join(', ')}.`;
    });
}

function parseVariables(environment: Environment, problems: string[]): Values {
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries<Variable>(VARIABLES)) {
    const text = environment[name]?.trim() ?? '';
    if (text === '') continue;
    const parsed = variable.schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} must be ${variable.expected}${variable.secret ? '' : `, not "${text}"`}.`);
  }
  return values as Values;
}

function contradictions(values: Values, environment: Environment): string[] {
  const problems: string[] = [];
  if (values.SMTP_URL !== undefined && !environment.MAIL_FROM?.trim()) {
    problems.push('MAIL_FROM is needed with SMTP_URL: a mail server wants to know the sender.');
  }
  if (values.DATABASE_APP_URL !== undefined && !environment.DATABASE_URL?.trim()) {
    problems.push('DATABASE_URL is needed with DATABASE_APP_URL: it is the login that prepares the tables.');
  }
  if (values.HOST !== undefined && !isLoopback(values.HOST) && values.BASE_URL === undefined) {
    problems.push(
      'BASE_URL is needed with a HOST that other machines reach: only from the address that people type may a page change something.',
    );
  }
  const address = values.BASE_URL === undefined ? null : new URL(values.BASE_URL);
  if (address?.protocol === 'http:' && !isLoopback(address.hostname) && values.ALLOW_PLAIN_HTTP !== 'on') {
    problems.push(
      'BASE_URL must begin with https:// where other machines reach it: over http, passwords and sessions can be read on the way. ALLOW_PLAIN_HTTP=on says that you know and want it all the same.',
    );
  }
  const keys = [values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY];
  if (values.S3_BUCKET !== undefined && keys.includes(undefined)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed with S3_BUCKET.');
  }
  return problems;
}

function assemble(values: Values, workingFolder: string): Config {
  const port = values.PORT ?? 3000;
  const host = values.HOST ?? '127.0.0.1';
  const baseUrl = values.BASE_URL ?? `http://localhost:${port}`;
  const trustProxy = values.TRUST_PROXY ?? false;
  const isLocal = isLoopback(host) && isLoopback(new URL(baseUrl).hostname) && trustProxy === false;
  const dataFolder = resolve(workingFolder, values.BELEGBAR_DATA ?? '.data');
  const database: Config['database'] =
    values.DATABASE_URL === undefined
      ? { kind: 'embedded' }
      : { kind: 'external', url: values.DATABASE_URL, appUrl: values.DATABASE_APP_URL ?? null };
  return {
    port,
    host,
    baseUrl,
    database,
    dataFolder,
    secrets: [values.BELEGBAR_SECRET ?? keepSecret(dataFolder), ...(values.BELEGBAR_SECRET_OLD ?? [])],
    s3: s3Of(values),
    scanner: values.CLAMAV ?? null,
    quotaBytes: (values.STORAGE_QUOTA_GB ?? 10) * 1024 ** 3,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? 'Belegbar <belegbar@localhost>',
    adminEmails: values.ADMIN_EMAILS ?? [],
    worker: values.BELEGBAR_WORKER ?? 'inline',
    offersIncomeTax: values.EST_ENABLED === 'on',
    feedbackUrl: values.FEEDBACK_URL ?? null,
    ...noticesOf(values, baseUrl),
    demo:
      values.BELEGBAR_DEMO === undefined
        ? isLocal && database.kind === 'embedded'
        : values.BELEGBAR_DEMO === 'on',
    isLocal,
    httpsOnSubdomains: values.HSTS_SUBDOMAINS === 'on',
    risks: risksOf(values),
    logLevel: values.LOG_LEVEL ?? 'info',
    metricsToken: values.METRICS_TOKEN ?? null,
    trustProxy,
  };
}

function noticesOf(
  { IMPRINT_URL, PRIVACY_URL }: Values,
  baseUrl: string,
): Pick<Config, 'imprintUrl' | 'privacyUrl' | 'missingNotices'> {
  const given = { imprint: IMPRINT_URL, privacy: PRIVACY_URL };
  const isReached = !isLoopback(new URL(baseUrl).hostname);
  return {
    imprintUrl: IMPRINT_URL ?? null,
    privacyUrl: PRIVACY_URL ?? null,
    missingNotices: isReached
      ? (['imprint', 'privacy'] as const).filter((notice) => given[notice] === undefined)
      : [],
  };
}

function risksOf({ HOST, BASE_URL, BELEGBAR_DEMO, SMTP_URL, BELEGBAR_SECRET_OLD }: Values): Risk[] {
  const address = BASE_URL === undefined ? null : new URL(BASE_URL);
  const isPublic = address !== null && !isLoopback(address.hostname);
  return [
    ...(isHeardInClear(HOST, address) ? (['plainHttp'] as const) : []),
    ...(isPublic && BELEGBAR_DEMO === 'on' ? (['publicDemo'] as const) : []),
    ...(SMTP_URL !== undefined && sendsPasswordInClear(SMTP_URL) ? (['plainMail'] as const) : []),
    ...(BELEGBAR_SECRET_OLD === undefined ? [] : (['formerSecret'] as const)),
  ];
}

/** Other machines reach it, and its address is not that of a proxy that speaks TLS. */
function isHeardInClear(host: string | undefined, address: URL | null): boolean {
  if (address?.protocol === 'https:') return false;
  const names = [host, address?.hostname].filter((name) => name !== undefined);
  return names.some((name) => !isLoopback(name));
}

/** Said so on purpose: without it, a password goes to another machine by TLS only. */
function sendsPasswordInClear(text: string): boolean {
  const url = new URL(text);
  return url.password !== '' && !isLoopback(url.hostname) && isTlsGivenUp(url);
}

function s3Of(values: Values): Config['s3'] {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_BUCKET === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined)
    return null;
  return {
    bucket: S3_BUCKET,
    region: values.S3_REGION ?? 'eu-central-1',
    endpoint: values.S3_ENDPOINT ?? null,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
