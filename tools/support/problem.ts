/** What a check finds, printed as `file:line message`. */
export interface Problem {
  file: string;
  /** 1 is the first line; 0 means the file as a whole. */
  line: number;
  message: string;
}

export function printProblems(problems: readonly Problem[]): void {
  for (const { file, line, message } of problems)
    console.log(`${file}${line > 0 ? `:${line}` : ''} ${message}`);
}
