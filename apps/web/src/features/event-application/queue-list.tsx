import type { QueueGroup, QueueRow } from '@proline/contract/event-application/event-application';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { IconBan, IconChevronDown, IconFilter, IconFlag } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayRange, daysBetween, relativeDays, timeAgo } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { PlacesLeft } from './places-left.tsx';
import { ScoreBox } from './score-box.tsx';
import classes from './event-application.module.css';

type QueueListProps = {
  readonly rows: readonly QueueRow[];
  readonly groups: readonly QueueGroup[];
  /** events whose applicants are hidden */
  readonly folded: readonly string[];
  readonly onFold: (event_id: string) => void;
  readonly shown: string | undefined;
  /** for comparing */
  readonly marked: readonly string[];
  readonly onMark: (id: string) => void;
  readonly onShow: (id: string) => void;
  readonly more: (() => void) | undefined;
  /** whoever asked after this moment is new */
  readonly since: number;
  readonly tools: ReactNode;
};

/** Who applied, by event; each event says how many places are left. */
export const QueueList = ({ rows, groups, more, tools, folded, onFold, ...list }: QueueListProps) => {
  const { t } = useTranslation('event-application');
  return (
    <div className={classes['list']}>
      {tools}
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <GroupHead
            group={group}
            open={!folded.includes(group.id)}
            onFold={() => onFold(group.id)}
            canNarrow={groups.length > 1}
          />
          {!folded.includes(group.id) && (
            <ul className={classes['rows']}>
              {rows
                .filter(({ event_id }) => event_id === group.id)
                .map((row) => (
                  <Row key={row.id} row={row} {...list} />
                ))}
            </ul>
          )}
        </section>
      ))}
      {more && (
        <div className={classes['more']}>
          <Button tone="secondary" onClick={more}>
            {t('load_more')}
          </Button>
        </div>
      )}
    </div>
  );
};

type GroupHeadProps = {
  readonly group: QueueGroup;
  readonly open: boolean;
  readonly onFold: () => void;
  /** There are other events. */
  readonly canNarrow: boolean;
};

const GroupHead = ({ group, open, onFold, canNarrow }: GroupHeadProps) => {
  const { t, language } = useTranslation('event-application');
  const [title, other] = ownFirst(language, group.title_en, group.title_ar);
  return (
    <div className={classes['group']} data-shut={!open || undefined}>
      <Icon of={IconChevronDown} size="s" className={classes['chevron']} />
      <div className={classes['groupWords']}>
        <h2 id={`group-${group.id}`} className={classes['groupTitle']}>
          <button type="button" className={classes['fold']} aria-expanded={open} onClick={onFold}>
            <span className="clip" dir="auto" lang="">
              {title || other}
            </span>
          </button>
        </h2>
        <GroupFacts group={group} />
      </div>
      {canNarrow && (
        <Link
          to="."
          search={(search) => ({ ...search, event: group.id, open: undefined })}
          className={classes['narrow'] ?? ''}
          aria-label={t('only_event', { event: title || other })}
        >
          <Icon of={IconFilter} size="s" />
        </Link>
      )}
      <PlacesLeft count={group.places_left} />
    </div>
  );
};

/** '18–20 Nov · closes tomorrow · 38 applicants' */
const GroupFacts = ({ group }: { readonly group: QueueGroup }) => {
  const { t, language } = useTranslation('event-application');
  const now = useNow();
  const { starts_at, ends_at, time_zone, application_deadline } = group;
  const closes = application_deadline === null ? null : new Date(application_deadline);
  const words = [
    starts_at !== null && ends_at !== null
      ? dayRange(language, new Date(starts_at), new Date(ends_at), time_zone)
      : null,
    closes !== null && closes > now
      ? t('closes', { when: relativeDays(language, daysBetween(now, closes, time_zone)) })
      : null,
    group.hiring_mode === 'first_come' ? t('first_come') : null,
    t('counted', { count: group.applications }),
  ];
  return <span className={classes['quiet']}>{words.filter((word) => word !== null).join(' · ')}</span>;
};

type RowProps = { readonly row: QueueRow } & Pick<QueueListProps, 'shown' | 'marked' | 'onMark' | 'onShow' | 'since'>;

const Row = ({ row, shown, marked, onMark, onShow, since }: RowProps) => {
  const { t, language } = useTranslation('event-application');
  const name = nameIn(language, row.usher);
  const isShown = row.id === shown;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li ref={line} className={classes['row']} data-on={isShown || undefined}>
      <Checkbox label={t('mark', { name })} checked={marked.includes(row.id)} onChange={() => onMark(row.id)} />
      <RowButton row={row} current={isShown} isNew={Date.parse(row.created_at) > since} onShow={onShow} />
    </li>
  );
};

type RowButtonProps = {
  readonly row: QueueRow;
  readonly current: boolean;
  readonly isNew?: boolean;
  readonly onShow: (id: string) => void;
};

/** Somebody in the queue: who, as what, since when, and how well they fit. */
export const RowButton = ({ row, current, isNew = false, onShow }: RowButtonProps) => {
  const { t, language } = useTranslation('event-application');
  const now = useNow();
  const name = nameIn(language, row.usher);
  const { fit } = row;
  return (
    <button
      type="button"
      className={classes['open']}
      aria-current={current || undefined}
      onClick={() => onShow(row.id)}
    >
      <Avatar name={name} image={row.usher.photo} size={32} />
      <span className={classes['rowWords']}>
        <span className={classes['rowTop']}>
          <span className={`clip ${classes['name']}`} dir="auto">
            {name}
            {isNew && (
              <span className={classes['dot']}>
                <span className="visually-hidden"> {t('just_came')}</span>
              </span>
            )}
          </span>
          <span className={classes['ago']}>
            {timeAgo(language, Date.parse(row.created_at), now.getTime()) ?? t('just_now')}
          </span>
        </span>
        <span className={classes['rowFacts']}>
          <RowFacts row={row} />
          {fit && !fit.suits && (
            <span className={classes['tag']} data-tone="against">
              <Icon of={IconBan} size="s" />
              {t('unsuitable')}
            </span>
          )}
          {fit && fit.suits && fit.flags > 0 && (
            <span className={classes['tag']} data-tone="flag">
              <Icon of={IconFlag} size="s" />
              {t('flags', { count: fit.flags })}
            </span>
          )}
        </span>
      </span>
      {fit && <ScoreBox tenths={fit.tenths} />}
    </button>
  );
};

/** 'Hostess · 4.8 (52) · 6 km' */
const RowFacts = ({ row: { role, usher, fit } }: { readonly row: QueueRow }) => {
  const { t, language } = useTranslation('event-application');
  const { rating, ratings } = usher;
  const words = [
    rating === null ? t('new') : t('rated', { rating: formatNumber(language, Math.round(rating * 10) / 10), ratings }),
    ...(fit === null || fit.distance_km === null
      ? []
      : [t('km', { km: formatNumber(language, Math.round(fit.distance_km)) })]),
  ];
  return (
    <span className={classes['quiet']}>
      <bdi>{nameIn(language, role)}</bdi> · {words.join(' · ')}
    </span>
  );
};
