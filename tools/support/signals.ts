/** Being asked to stop: Ctrl+C, `kill`, a closed terminal. */

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl+C arrives several times: from the terminal, and passed on by npm. */
const SAME_REQUEST_MS = 1000;
const PATIENCE_MS = 45_000;

/** Waits for the first signal. Later ones cut the stopping short, as does its taking too long. */
export async function stopRequested(): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.on(signal, () => resolve());
  });
  const since = performance.now();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (performance.now() - since > SAME_REQUEST_MS) process.exit(130);
    });
  }
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
}
