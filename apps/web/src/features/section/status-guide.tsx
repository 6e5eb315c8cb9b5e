import { EVENT_MOVES } from '@proline/domain/event-status';
import { TEAM_LEADER_MOVES } from '@proline/domain/team-leader-status';
import { TRANSFER_MOVES } from '@proline/domain/transfer-status';
import { USHER_MOVES } from '@proline/domain/usher-status';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../lib/i18n.ts';
import { formatNumber } from '../../lib/plural-text.ts';
import { Card } from '../../ui/card.tsx';
import { MixBar } from '../status/mix-bar.tsx';
import type { CountGroup, CountGroupName, Counts } from '../status/count-groups.ts';
import { StatusBadge } from '../status/status-badge.tsx';
import type { Status } from '../status/status-icon.tsx';
import classes from './status-guide.module.css';

/** The same tables that the server refuses by. */
const MOVES: Readonly<Record<CountGroupName, Readonly<Partial<Record<Status, readonly Status[]>>>>> = {
  events: EVENT_MOVES,
  ushers: USHER_MOVES,
  transfers: TRANSFER_MOVES,
  team_leaders: TEAM_LEADER_MOVES,
};

type StatusGuideProps = {
  name: CountGroupName;
  group: CountGroup;
  counts: Counts | undefined;
  chosen: Status | undefined;
};

/** Each status with its count, its meaning and where it can go from there. */
export const StatusGuide = ({ name, group, counts, chosen }: StatusGuideProps) => {
  const { t, language } = useTranslation('sections');
  const { t: word } = useTranslation('status');
  const wordOf = (status: Status) => {
    const found = group.parts.find((part) => part.status === status);
    return found ? word(found.word) : status;
  };
  return (
    <Card title={t('meaning_title')}>
      <ul className={classes['guide']}>
        {group.parts.map((part) => {
          const next = MOVES[name][part.status] ?? [];
          return (
            <li
              key={part.status}
              className={classes['row']}
              data-chosen={part.status === chosen || undefined}
              aria-current={part.status === chosen || undefined}
            >
              <span className={classes['badge']}>
                <StatusBadge status={part.status}>{word(part.word)}</StatusBadge>
              </span>
              <b className={classes['count']} data-figure>
                {counts && formatNumber(language, counts.of(part.status))}
              </b>
              <span className={classes['words']}>
                <span>{t(part.word)}</span>
                <span className={classes['next']}>
                  {next.length > 0 && <IconArrowRight size={14} stroke={1.75} className="flip" aria-hidden />}
                  {next.length > 0 ? t('next', { statuses: listed(language, next.map(wordOf)) }) : t('final')}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className={classes['mix']}>
        <MixBar parts={group.parts.map(({ status }) => ({ status, count: counts?.of(status) ?? 0 }))} />
      </div>
    </Card>
  );
};

const listed = (language: string, words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
