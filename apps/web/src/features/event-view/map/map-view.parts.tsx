import type { MapEvent } from '@proline/contract/event-view/event-view';
import { IconArrowBackUp, IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { RetryNote } from '../../../ui/page/retry-note.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { CityNames } from './city-names.tsx';
import { mapQuery } from '../event-view.api.ts';
import { FillLegend } from '../../event/fill-icon.parts.tsx';
import { MapArea } from './map-area.tsx';
import { clustered } from './map-clusters.ts';
import { MapMark } from './map-mark.tsx';
import { ShownEventLine, useEventDays } from '../shown-event.tsx';
import classes from './map.module.css';

/** Marks at this distance never cover each other. */
const CLUSTER_PX = 48;
/** The size of a cluster's mark with its ring. */
const MARK_PX = 44;

export const MapView = ({ list }: { readonly list: ShownList }) => {
  const { t } = useTranslation('event-view');
  const { data, isError, refetch } = useQuery(mapQuery(list.narrowing));
  if (isError && !data) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={480} card />;
  return <EventMap list={list} events={data.data} {...data.meta} />;
};

type EventMapProps = {
  readonly list: ShownList;
  readonly events: readonly MapEvent[];
  readonly total: number;
  readonly without_place: number;
};

const EventMap = ({ list, events, total, without_place }: EventMapProps) => {
  const { t } = useTranslation('event-view');
  /** The events of one cluster, when somebody chose to list only those. */
  const [chosen, choose] = useState<readonly string[] | null>(null);
  const [inSight, setInSight] = useState<readonly string[]>([]);
  const [pointed, point] = useState<string | null>(null);
  const listed = events.filter(({ id }) => (chosen ?? inSight).includes(id));
  const ids = listed.map(({ id }) => id).join();
  useEffect(() => list.reportShown(ids === '' ? [] : ids.split(',')), [ids]);
  return (
    <section className={classes['view']} aria-label={t('map')}>
      {total > events.length && (
        <p className={classes['note']} role="status">
          {t('not_all', { shown: events.length, total })}
        </p>
      )}
      <div className={classes['split']}>
        <MapArea label={`${t('map_label')}. ${t('map_hint')}`} places={events} freeWheel>
          {(screen) => {
            const pins = events.map((pin) => ({ pin, ...screen.at(pin) }));
            const seen = pins.filter(screen.isSeen);
            const clusters = clustered(seen, CLUSTER_PX);
            return (
              <>
                <CityNames {...screen.ground} marks={clusters} markPx={MARK_PX} />
                <Sight ids={seen.map(({ pin }) => pin.id).join()} tell={setInSight} />
                {clusters.map((cluster) => (
                  <MapMark
                    key={cluster.pins.map(({ id }) => id).join()}
                    list={list}
                    cluster={cluster}
                    size={screen.ground.size}
                    pointed={cluster.pins.some(({ id }) => id === pointed || id === list.state.open)}
                    open={() => {
                      if (screen.canSplit(cluster.pins)) {
                        choose(null);
                        screen.show(cluster.pins);
                      } else choose(cluster.pins.map(({ id }) => id));
                    }}
                  />
                ))}
              </>
            );
          }}
        </MapArea>
        <div className={classes['beside']}>
          <div className={classes['besideHead']}>
            <h2 aria-live="polite">{t(chosen ? 'cluster' : 'in_sight', { count: listed.length })}</h2>
            {chosen && (
              <button type="button" className={classes['back']} onClick={() => choose(null)}>
                <Icon of={IconArrowBackUp} flip />
                {t('back_to_all')}
              </button>
            )}
          </div>
          <Listed list={list} events={listed} point={point} none={events.length === 0} />
          {without_place > 0 && (
            <p className={classes['without']}>
              <Icon of={IconMapPinOff} />
              {t('without_place', { count: without_place })}
            </p>
          )}
        </div>
      </div>
      <FillLegend />
    </section>
  );
};

/** Reports which events are in view. This depends on the map's size, which only the map knows. */
const Sight = ({ ids, tell }: { readonly ids: string; readonly tell: (ids: readonly string[]) => void }) => {
  useEffect(() => tell(ids === '' ? [] : ids.split(',')), [ids, tell]);
  return null;
};

type ListedProps = {
  readonly list: ShownList;
  readonly events: readonly MapEvent[];
  /** Highlights the mark of an event while somebody points at its line. */
  readonly point: (id: string | null) => void;
  /** No event has a place on the map. */
  readonly none: boolean;
};

const Listed = ({ list, events, point, none }: ListedProps) => {
  const { t } = useTranslation('event-view');
  const daysOf = useEventDays();
  if (events.length === 0)
    return <p className={classes['nothing']}>{t(none ? 'nothing_on_map' : 'nothing_in_sight')}</p>;
  return (
    <ul className={classes['lines']} tabIndex={0} aria-label={t('in_sight', { count: events.length })}>
      {events.map((event) => (
        <li
          key={event.id}
          onPointerEnter={() => point(event.id)}
          onPointerLeave={() => point(null)}
          onFocus={() => point(event.id)}
          onBlur={() => point(null)}
        >
          <ShownEventLine list={list} event={event} when={daysOf(event)} />
        </li>
      ))}
    </ul>
  );
};
