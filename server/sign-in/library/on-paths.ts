/** For hooks of the library: true for calls of these paths. */
export function onPaths(...paths: string[]): (call: { path?: string | undefined }) => boolean {
  return ({ path }) => path !== undefined && paths.includes(path);
}
