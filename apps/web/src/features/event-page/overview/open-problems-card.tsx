import type { EventDetail } from '@proline/contract/event/event';
import type { StoredPlan } from '@proline/contract/event-plan/event-plan';
import { byWeight } from '@proline/domain/event-plan/plan-problems';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { outlookQuery } from '../../event-plan/event-plan.api.ts';
import { ProblemRow } from '../../event-plan/problems/problem-row.parts.tsx';
import { useLinesAbout } from '../../event-plan/problems/problem-words.parts.ts';
import { Loaded } from '../loaded.tsx';
import classes from './open-problems-card.module.css';

/** Longer lists are better worked through in the plan. */
const MOST_SHOWN = 6;

type BeforePublishCardProps = { readonly event: EventDetail; readonly plan: StoredPlan };

/** Lists what blocks publishing a draft and what deserves a look, each with a link to its field in the plan. */
export const BeforePublishCard = ({ event, plan }: BeforePublishCardProps) => {
  const { t, language } = useTranslation('event-page');
  const lineOf = useLinesAbout({ plan: plan.steps, people: plan });
  const query = useQuery(outlookQuery(event.id, plan.version));
  const blocking = query.data?.problems.filter((problem) => problem.blocking).length ?? 0;
  return (
    <Card
      title={t('before_publish')}
      tag={blocking > 0 ? formatNumber(language, blocking) : undefined}
      end={
        <TextLink to="/events/$id/plan/$step" params={{ id: event.id, step: 'stepFour' }} label={t('to_review')}>
          {t('to_review')}
        </TextLink>
      }
    >
      <div className={classes['body']}>
        <Loaded query={query} height={72}>
          {({ problems }) => (
            <>
              {problems.length === 0 && (
                <p className={classes['clear']}>
                  <Icon of={IconCircleCheck} />
                  {t('nothing_blocks')}
                </p>
              )}
              <ul>
                {byWeight(problems)
                  .slice(0, MOST_SHOWN)
                  .map((problem) => (
                    <li key={`${problem.step}.${problem.field} ${problem.code}`}>
                      <ProblemRow eventId={event.id} problem={problem} line={lineOf(problem)} />
                    </li>
                  ))}
              </ul>
              {problems.length > MOST_SHOWN && (
                <p className={classes['more']}>{t('more_problems', { count: problems.length - MOST_SHOWN })}</p>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Card>
  );
};
