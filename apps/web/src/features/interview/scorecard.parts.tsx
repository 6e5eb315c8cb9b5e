import { INTERVIEW_NOTE_MAX_LENGTH, type Interview } from '@proline/contract/interview/interview';
import { meanScore, SCORES, type Score } from '@proline/domain/recruiting/scorecard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paragraphProblem } from '../../lib/form/text-problem.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { recruitingQuery, sendScorecard } from './interview.api.ts';
import classes from './interview.module.css';

/** Mean and pass mark are one tag. */
export const ScoreTag = ({ mean, mark }: { readonly mean: number; readonly mark: number }) => {
  const { t, language } = useTranslation('interview');
  const [shown, from] = [mean, mark].map((value) => formatNumber(language, value));
  return (
    <span className={classes['tag']} data-passed={mean >= mark}>
      {t('score_of', { mean: shown ?? '', mark: from ?? '' })}
    </span>
  );
};

/** The scorecard of an interview that was held. */
export const Scored = ({ interview, mark }: { readonly interview: Interview; readonly mark: number }) => {
  const { t, language } = useTranslation('interview');
  return (
    <section className={classes['part']} aria-label={t('scorecard')}>
      <h3 className={classes['partTitle']}>
        {t('scorecard')}
        {interview.score !== null && <ScoreTag mean={interview.score} mark={mark} />}
      </h3>
      <dl className={classes['scored']}>
        {interview.scores?.map(({ en, ar, score }) => (
          <div key={en}>
            <dt dir="auto" lang="">
              {language === 'ar' ? ar : en}
            </dt>
            <dd>{formatNumber(language, score)}</dd>
          </div>
        ))}
      </dl>
      {interview.note !== null && (
        <p className={classes['noteText']} dir="auto" lang="">
          {interview.note}
        </p>
      )}
    </section>
  );
};

/** Asks for a score from 1 to 5 for each criterion of the settings. */
export const ScorecardForm = ({ interview }: { readonly interview: Interview }) => {
  const { t, language } = useTranslation('interview');
  const { data } = useQuery(recruitingQuery);
  const [scores, setScores] = useState<Readonly<Record<string, Score>>>({});
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const criteria = data?.criteria ?? [];
  const given = criteria.flatMap(({ en }) => {
    const score = scores[en];
    return score === undefined ? [] : [{ criterion: en, score }];
  });
  const mean = meanScore(given.map(({ score }) => score));
  const isComplete = given.length === criteria.length;
  const noteProblem = paragraphProblem(note, INTERVIEW_NOTE_MAX_LENGTH);

  const save = async () => {
    setTried(true);
    if (!isComplete || noteProblem !== undefined) return;
    setSending(true);
    try {
      await sendScorecard(interview.id, { scores: given, note, version: interview.version });
      showSuccess(t('scorecard_saved'));
    } catch {
      // The failure is already on the screen.
    } finally {
      setSending(false);
    }
  };

  return (
    <section className={classes['part']} aria-label={t('scorecard')}>
      <h3 className={classes['partTitle']}>
        {t('scorecard')}
        {mean !== null && data && <ScoreTag mean={mean} mark={data.pass_mark} />}
      </h3>
      {criteria.map(({ en, ar }) => (
        <fieldset key={en} className={classes['criterion']}>
          <legend dir="auto" lang="">
            {language === 'ar' ? ar : en}
          </legend>
          <span className={classes['scale']}>
            {SCORES.map((score) => (
              <label key={score} className={classes['box']}>
                <input
                  type="radio"
                  name={`${interview.id} ${en}`}
                  checked={scores[en] === score}
                  onChange={() => setScores((before) => ({ ...before, [en]: score }))}
                />
                {formatNumber(language, score)}
              </label>
            ))}
          </span>
        </fieldset>
      ))}
      <TextAreaField
        label={t('note')}
        hint={t('note_hint')}
        dir="auto"
        rows={2}
        value={note}
        error={tried && noteProblem !== undefined ? t('too_long', { most: INTERVIEW_NOTE_MAX_LENGTH }) : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {tried && !isComplete && (
        <p className={classes['problem']} role="alert">
          {t('scores_missing')}
        </p>
      )}
      <div>
        <Button tone="secondary" loading={sending} onClick={() => void save()}>
          {t('save_scorecard')}
        </Button>
      </div>
    </section>
  );
};
