/** Kleinunternehmer or not, with what each means and what happens at the limit; kept at once, from the beginning of the books. */
import { regimeOn } from '@belegbar/domain/business';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { useToday } from '../../session/session.ts';
import { Notice } from '../../ui/States.tsx';
import { type Business, businessQuery } from '../business-sender.ts';
import { Choices } from '../Choices.tsx';
import { SmallBusinessLimits } from '../SmallBusinessLimits.tsx';
import { FROM_THE_START } from '../use-regime-form.ts';
import styles from './first.module.css';

type Answer = 'yes' | 'no';

export function RegimeQuestion({ business }: { business: Business }) {
  const { t } = useTranslation('business');
  const errorText = useErrorText();
  const { answer, choose, failure } = useAnswer(business);
  return (
    <div className={styles.question}>
      <Choices<Answer | ''>
        label={t('first.taxation.ask')}
        value={answer}
        choices={[
          { value: 'no', text: t('first.taxation.no'), meaning: t('first.taxation.noMeaning') },
          { value: 'yes', text: t('first.taxation.yes'), meaning: t('first.taxation.yesMeaning') },
        ]}
        onChange={(next) => next !== '' && void choose(next)}
      />
      {failure !== null && (
        <Notice tone="neg" title={t('regime.notSaved')}>
          {errorText(failure)}
        </Notice>
      )}
      <SmallBusinessLimits />
    </div>
  );
}

/** The regime of the first day stays but for this: other questions about it have their place in the settings. */
function useAnswer(business: Business) {
  const queries = useQueryClient();
  const current = regimeOn(business.regimes, useToday());
  const known = current.smallBusiness ? 'yes' : 'no';
  const [chosen, setChosen] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const choose = async (answer: Answer) => {
    setChosen(answer);
    setFailure(null);
    try {
      const saved = await client.business.setRegime({
        ...current,
        smallBusiness: answer === 'yes',
        validFrom: FROM_THE_START,
      });
      queries.setQueryData<Business>(businessQuery.queryKey, saved);
      await queries.invalidateQueries();
    } catch (error) {
      setFailure(error);
    } finally {
      setChosen(null);
    }
  };
  const kept: Answer | '' = business.regimeAnswered ? known : '';
  return { answer: chosen ?? kept, choose, failure };
}
