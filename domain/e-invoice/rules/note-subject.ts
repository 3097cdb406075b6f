/** BR-CL-08 over a file in UBL, in whose notes a subject is only text. */
import { subjectIn } from '../note-subject.ts';
import { NOTE_SUBJECTS } from './code-lists/texts.ts';
import { RULES } from './index.ts';
import type { Rule } from './rule.ts';

const OF_MODEL = RULES.filter(({ id }) => id === 'BR-CL-08');

/** Notes without a subject of their own whose text holds what looks like one. */
export const NOTE_SUBJECT: readonly Rule[] = OF_MODEL.map((rule) => ({
  ...rule,
  find: ({ notes }) =>
    notes.flatMap(({ subject, text = '' }, index) => {
      const code = subject === undefined ? subjectIn(text) : null;
      return code === null || NOTE_SUBJECTS.has(code)
        ? []
        : [{ path: `notes.${index}.subject`, values: { code } }];
    }),
}));
