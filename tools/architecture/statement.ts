/** Text that reads as a statement of SQL, however it is sent. */
export const STATEMENT =
  /^\s*(select\s+[\d*'"(]|select\s.+\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|merge\s+into\s|with\s+\w+\s+as\s|truncate\s|(create|alter|drop)\s+(table|index|view|role|policy|schema|function|trigger|database)\s|set\s+(local|role|session)\s|(begin|commit|rollback)\s*;?\s*$)/is;
