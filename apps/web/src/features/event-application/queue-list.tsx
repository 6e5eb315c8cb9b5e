import type { QueueGroup, QueueRow } from '@proline/contract/event-application/event-application';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { useEffect, useRef } from 'react';
import { dayRange, timeAgo } from '../../lib/dates/dates.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { PlacesLeft } from './places-left.tsx';
import classes from './event-application.module.css';

type QueueListProps = {
  readonly rows: readonly QueueRow[];
  readonly groups: readonly QueueGroup[];
  readonly shown: string | undefined;
  /** for comparing */
  readonly marked: readonly string[];
  readonly onMark: (id: string) => void;
  readonly onShow: (id: string) => void;
  readonly more: (() => void) | undefined;
};

/** Who applied, by event; each event says how many places are left. */
export const QueueList = ({ rows, groups, more, ...list }: QueueListProps) => {
  const { t } = useTranslation('event-application');
  return (
    <div className={classes['list']}>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`group-${group.id}`}>
          <GroupHead group={group} />
          <ul className={classes['rows']}>
            {rows
              .filter(({ event_id }) => event_id === group.id)
              .map((row) => (
                <Row key={row.id} row={row} {...list} />
              ))}
          </ul>
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

const GroupHead = ({ group }: { readonly group: QueueGroup }) => {
  const { t, language } = useTranslation('event-application');
  const [title, other] = ownFirst(language, group.title_en, group.title_ar);
  const { starts_at, ends_at, time_zone } = group;
  const days =
    starts_at !== null && ends_at !== null
      ? dayRange(language, new Date(starts_at), new Date(ends_at), time_zone)
      : null;
  return (
    <div className={classes['group']}>
      <div className={classes['groupWords']}>
        <h2 id={`group-${group.id}`} className={`clip ${classes['groupTitle']}`} dir="auto" lang="">
          {title || other}
        </h2>
        <span className={classes['quiet']}>
          {days !== null && `${days} · `}
          {t('counted', { count: group.applications })}
        </span>
      </div>
      <PlacesLeft count={group.places_left} />
    </div>
  );
};

type RowProps = { readonly row: QueueRow } & Pick<QueueListProps, 'shown' | 'marked' | 'onMark' | 'onShow'>;

const Row = ({ row, shown, marked, onMark, onShow }: RowProps) => {
  const { t, language } = useTranslation('event-application');
  const now = useNow();
  const name = nameIn(language, row.usher);
  const isShown = row.id === shown;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const { rating, ratings, reliability } = row.usher;
  return (
    <li className={classes['row']} data-on={isShown || undefined}>
      <Checkbox label={t('mark', { name })} checked={marked.includes(row.id)} onChange={() => onMark(row.id)} />
      <button
        ref={button}
        type="button"
        className={classes['open']}
        aria-current={isShown || undefined}
        onClick={() => onShow(row.id)}
      >
        <Avatar name={name} image={row.usher.photo} size={32} />
        <span className={classes['rowWords']}>
          <span className={`clip ${classes['name']}`} dir="auto">
            {name}
          </span>
          <span className={`clip ${classes['quiet']}`}>
            <bdi>{nameIn(language, row.role)}</bdi>
            {' · '}
            {rating === null ? t('unrated') : t('rated', { rating: formatNumber(language, rating), count: ratings })}
          </span>
        </span>
        <span className={classes['rowEnd']}>
          <span className={classes['quiet']}>{timeAgo(language, Date.parse(row.created_at), now.getTime())}</span>
          <span className={classes['figure']}>
            <span className="visually-hidden">{t('reliability')} </span>
            {reliability === null ? t('new') : formatNumber(language, reliability)}
          </span>
        </span>
      </button>
    </li>
  );
};
