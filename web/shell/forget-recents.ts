/** On a shared computer the next person must not read whom the last one wrote to. */
export function forgetRecents(storage: Storage): void {
  try {
    for (const key of Object.keys(storage)) if (key.startsWith('recent:')) storage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
