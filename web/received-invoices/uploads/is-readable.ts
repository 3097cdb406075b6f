/** Whether this device gives a file. */

/** A folder, or a file that was moved since it was dropped, cannot be read. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
