/** What was found in a file: each broken rule in plain words, what to do about it, and where it is. */
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { JumpLink } from '../ui/JumpLink.tsx';
import { CopyForSender } from './CopyForSender.tsx';
import { isFileNote } from './FileNotes.tsx';
import { type FindingGroup, groupsOf } from './finding-groups.ts';
import styles from './findings.module.css';
import type { Checked } from './message.ts';
import { idOfPlace } from './places.ts';

const SHOWN_MAXIMUM = 12;
const MESSAGES_MAXIMUM = 4;
/** How the numbers begin of rules over how a file is built. */
const OF_THE_FILE = 'BB-XML-';

/** Of a file of another's: he is the one who can mend it. */
export function FindingList({ checked }: { checked: Checked }) {
  const { t } = useTranslation('e-invoice');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const { findings, findingsTotal: total } = checked;
  const groups = groupsOf(findings);
  if (groups.length === 0) return <p className={styles.nothing}>{t('findings.none')}</p>;
  const shown = isWhole ? groups : groups.slice(0, SHOWN_MAXIMUM);
  return (
    <>
      <ul className={styles.findings}>
        {shown.map((group) => (
          <Group key={group.rule} group={group} />
        ))}
      </ul>
      {shown.length < groups.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {t('findings.all', { count: groups.length })}
        </button>
      )}
      {total > findings.length && (
        <p className={styles.nothing}>
          {t('findings.cut', { shown: findings.length, all: format.count(total) })}
        </p>
      )}
      <CopyForSender checked={checked} groups={groups} />
    </>
  );
}

function Group({ group }: { group: FindingGroup }) {
  const { t } = useTranslation('e-invoice');
  const { rule, severity, source, fields, mend, messages, count } = group;
  const Icon = severity === 'fatal' ? IconAlertCircle : IconAlertTriangle;
  // What a note above says is not said again; what its sender has to do is.
  const isNote = isFileNote(rule);
  const told = isNote ? [] : messages.slice(0, MESSAGES_MAXIMUM);
  const others = isNote ? 0 : Math.max(count, messages.length) - told.length;
  return (
    <li data-severity={severity}>
      <Icon size={18} stroke={1.6} role="img" aria-label={t(`severity.${severity}`)} />
      <div>
        {told.map(({ text, place }) => (
          <p key={text} className={styles.message}>
            {text} <JumpLink to={idOfPlace(place)}>{t('findings.show')}</JumpLink>
          </p>
        ))}
        {others > 0 && <p className={styles.others}>{t('findings.others', { count: others })}</p>}
        {rule.startsWith(OF_THE_FILE) && <p className={styles.others}>{t('findings.ofTheFile')}</p>}
        <p className={styles.mend}>
          <span>{t('findings.forSender')}</span> {mend}
        </p>
        <p className={styles.source}>{[rule, source, ...fields].join(' · ')}</p>
      </div>
    </li>
  );
}
