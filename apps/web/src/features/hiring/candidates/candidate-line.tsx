import type { EventPlaces, PlacePosition } from '@proline/contract/assignment/assignment';
import type { CandidateRow } from '@proline/contract/hiring/candidate';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconBan, IconHandStop, IconHourglass, IconSend, IconUserCheck, IconWand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '../../../lib/dates/now.ts';
import { useHouseDays } from '../../../lib/preferences/house-days.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { DeskTag } from '../desk-tag.tsx';
import { timeLeft } from '../time-left.ts';
import { CandidateActions } from './candidate-actions.tsx';
import { CandidateDialogs, type Asked } from './candidate-dialogs.tsx';
import { ReasonList, ReasonTags } from './candidate-reasons.tsx';
import { MatchBars, MatchScore } from './match-bars.parts.tsx';
import type { Room } from './place-room.ts';
import { useGiving } from './use-giving.ts';
import classes from './candidates.module.css';

type CandidateLineProps = {
  readonly candidate: CandidateRow;
  readonly rank: number;
  /** Shows why, and hears the keys. */
  readonly marked: boolean;
  /** The plan of auto-fill has them here. */
  readonly planned: boolean;
  readonly places: EventPlaces;
  readonly chosen: readonly PlacePosition[];
  readonly room: Room;
  readonly onMark: () => void;
  readonly onDone: () => void;
};

export const CandidateLine = ({
  candidate,
  rank,
  marked,
  planned,
  places,
  chosen,
  room,
  ...on
}: CandidateLineProps) => {
  const { t, language } = useTranslation('hiring');
  const line = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // the list opens at its top, and follows the keys later
    if (marked && !isFirst.current) line.current?.scrollIntoView({ block: 'nearest' });
    isFirst.current = false;
  }, [marked]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const giving = useGiving(places.event.id, chosen);
  const { usher, match, unsuitable } = candidate;
  const [name, other] = ownFirst(language, usher.name_en, usher.name_ar);
  const canTake = unsuitable.length === 0;
  const why = `why-${usher.id}`;
  return (
    <li ref={line} className={classes['line']} data-on={marked || undefined} data-shut={!canTake || undefined}>
      <div className={classes['top']}>
        <span className={classes['rank']}>
          {canTake ? formatNumber(language, rank) : <Icon of={IconBan} size="s" label={t('unsuitable')} />}
        </span>
        <Avatar name={name || other} image={usher.photo} size={32} />
        <div className={classes['person']}>
          <button
            type="button"
            className={classes['name']}
            aria-expanded={marked}
            aria-controls={marked ? why : undefined}
            onClick={on.onMark}
          >
            <span className="clip" dir="auto">
              {name || other}
            </span>
            {other !== name && (
              <span className={`clip ${classes['other']}`} dir="auto" lang={language === 'ar' ? 'en' : 'ar'}>
                {other}
              </span>
            )}
          </button>
          <Facts candidate={candidate} />
          <Tags candidate={candidate} planned={planned} places={places} chosen={chosen} />
          {!canTake && <ReasonList reasons={unsuitable} places={places} />}
        </div>
        {canTake && <MatchScore match={match} bare={marked} />}
        {canTake && (
          <CandidateActions
            // whoever comes by a decision is decided about only after a moment in which they can be seen
            key={String(marked)}
            {...{ candidate, marked, room, giving }}
            asking={asked !== null}
            onAsk={setAsked}
            {...on}
          />
        )}
      </div>
      {asked !== null && (
        <CandidateDialogs
          {...{ asked, candidate, places, chosen, giving }}
          onClose={() => setAsked(null)}
          onDone={on.onDone}
        />
      )}
      {marked && (
        <div id={why} className={classes['why']}>
          <MatchBars match={match} />
          {candidate.application !== null && candidate.application.message !== '' && (
            <p className={classes['message']} dir="auto" lang="">
              {candidate.application.message}
            </p>
          )}
          <Link to="/ushers/$id" params={{ id: usher.id }} className={classes['profile'] ?? ''}>
            {t('to_usher')} <bdi dir="ltr">U-{usher.code}</bdi>
          </Link>
        </div>
      )}
    </li>
  );
};

/** 'Rating 4.8 (52) · reliability 96 · 6 km · 12 h in 14 days' */
const Facts = ({ candidate: { usher, match } }: { readonly candidate: CandidateRow }) => {
  const { t, language } = useTranslation('hiring');
  const { fairness_days } = useHouseDays();
  const { facts } = match;
  const figure = (value: number) => formatNumber(language, Math.round(value * 10) / 10);
  const words = [
    usher.rating === null
      ? t('unrated')
      : t('rated', { rating: figure(usher.rating), ratings: formatNumber(language, usher.ratings) }),
    usher.reliability === null ? t('new') : t('reliable', { reliability: formatNumber(language, usher.reliability) }),
    ...(facts.distance_km === null ? [] : [t('km', { km: figure(facts.distance_km) })]),
    t('recent', { hours: figure(facts.recent_hours), days: figure(fairness_days) }),
  ];
  return <span className={classes['facts']}>{words.join(' · ')}</span>;
};

type TagsProps = Pick<CandidateLineProps, 'candidate' | 'planned' | 'places' | 'chosen'>;

const Tags = ({ candidate, planned, places, chosen }: TagsProps) => {
  const { t } = useTranslation('hiring');
  const { t: offers } = useTranslation('hiring-offers');
  const now = useNow();
  const { flags, hand_only, application } = candidate;
  const held = candidate.places.filter(({ position_id }) => !chosen.some(({ id }) => id === position_id));
  const invited = candidate.places.find(({ status }) => status === 'invited');
  const others = held.filter(({ status }) => status === 'confirmed').length;
  const byHand = application?.by_hand === true;
  if (flags.length + hand_only.length + others === 0 && !invited && !byHand && !planned) return null;
  return (
    <span className={classes['tags']}>
      {planned && (
        <DeskTag tone="confirmed" icon={IconWand}>
          {t('in_plan')}
        </DeskTag>
      )}
      {invited && (
        <DeskTag tone="invited" icon={IconSend} flip>
          {invited.expires_at === null ? t('invited') : timeLeft(t, new Date(invited.expires_at), now)}
        </DeskTag>
      )}
      {others > 0 && (
        <DeskTag tone="confirmed" icon={IconUserCheck}>
          {t('works_in', { count: others })}
        </DeskTag>
      )}
      {byHand && (
        <DeskTag tone="plain" icon={IconHourglass}>
          {offers('by_hand')}
        </DeskTag>
      )}
      {hand_only.length > 0 && (
        <DeskTag tone="plain" icon={IconHandStop}>
          {t('only_by_hand')}
        </DeskTag>
      )}
      <ReasonTags reasons={[...hand_only, ...flags]} places={places} />
    </span>
  );
};
