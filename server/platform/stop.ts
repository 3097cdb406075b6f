/** Stopping a process: once, orderly, and by force if that takes too long. */
const PATIENCE_MILLISECONDS = 40_000;

/** What is starting is stopped on the first signal to end, once it has started; a second signal ends the process at once. */
export function stopOnSignal(starting: Promise<{ stop(): Promise<void> }>): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MILLISECONDS).unref();
    const started = await starting;
    await started.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
}
