/** What the operator must know or mend before the database can be used: a sentence for the terminal, without a stack. */
export class DatabaseProblem extends Error {}
