/** The types of a package that has none. */
declare module 'spdx-satisfies' {
  /** Whether the expression can be met by these licences. Throws for what is no SPDX expression. */
  export default function satisfies(expression: string, licences: string[]): boolean;
}
