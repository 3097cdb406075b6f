/** What a program of its own is told of the world: where programs are, and where Node keeps what it has compiled. */
export function programEnvironment(): { PATH?: string; NODE_COMPILE_CACHE?: string } {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { ...(PATH && { PATH }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
