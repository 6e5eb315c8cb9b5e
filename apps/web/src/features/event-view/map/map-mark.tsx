import type { MapEvent } from '@proline/contract/event-view/event-view';
import { fillOf, type Fill } from '@proline/domain/event/event-fill';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import type { ShownList } from '../../../ui/list/list-view.ts';
import { useEventTitle } from '../../event/event-title.parts.ts';
import { FillIcon } from '../../event/fill-icon.parts.tsx';
import type { Cluster } from './map-clusters.ts';
import { cityNear } from './map-cities.ts';
import { ShownEventLink, useEventDays } from '../shown-event.tsx';
import classes from './map.module.css';

type MapMarkProps = {
  readonly list: ShownList;
  readonly cluster: Cluster<MapEvent>;
  readonly size: { readonly width: number; readonly height: number };
  /** Somebody points at one of its events in the list, or that event is open. */
  readonly pointed: boolean;
  readonly open: () => void;
};

/** A name closer to the edge than this would be cut off. */
const EDGE_PX = { side: 130, end: 56 };

/** Shows one event, or several that are too close to tell apart. A cluster has the color of its most urgent event. */
export const MapMark = (props: MapMarkProps) => {
  const { cluster, size, pointed } = props;
  const [first, ...others] = cluster.pins;
  if (!first) return null;
  const side = cluster.x < EDGE_PX.side ? 'start' : cluster.x > size.width - EDGE_PX.side ? 'end' : undefined;
  return (
    <span
      className={classes['markPlace']}
      style={{ insetInlineStart: cluster.x, insetBlockStart: cluster.y }}
      data-pointed={pointed || undefined}
      data-side={side}
      data-above={cluster.y > size.height - EDGE_PX.end || undefined}
    >
      {others.length === 0 ? <OneMark list={props.list} event={first} /> : <ManyMark {...props} first={first} />}
    </span>
  );
};

const OneMark = ({ list, event }: { readonly list: ShownList; readonly event: MapEvent }) => {
  const { language } = useTranslation('event-view');
  const title = useEventTitle(event);
  const days = useEventDays()(event);
  return (
    <>
      <ShownEventLink list={list} event={event} className={classes['mark']}>
        <FillIcon fill={fillOf(event)} size="m" />
        <span className="visually-hidden">{title}</span>
      </ShownEventLink>
      <MarkName>{withCommas(language, [title, days])}</MarkName>
    </>
  );
};

const ManyMark = ({ cluster: { pins }, first, open }: MapMarkProps & { readonly first: MapEvent }) => {
  const { t, language } = useTranslation('event-view');
  const fills = pins.map(fillOf);
  const neediest = NEED.find((fill) => fills.includes(fill)) ?? 'draft';
  const near = cityNear(first);
  const where = near ? [nameIn(language, near)] : [];
  const words = [t('cluster', { count: pins.length }), ...where];
  return (
    <>
      <button
        type="button"
        className={classes['mark']}
        data-fill={neediest}
        data-many
        aria-label={withCommas(language, [...words, t(`fill_${neediest}`)])}
        onClick={open}
      >
        {formatNumber(language, pins.length)}
      </button>
      <MarkName>{withCommas(language, words)}</MarkName>
    </>
  );
};

/** Shows the mark's name when somebody points at it, so that they need not open it. */
const MarkName = ({ children }: { readonly children: string }) => (
  <span className={classes['markName']} aria-hidden="true">
    <bdi>{children}</bdi>
  </span>
);

/** From the most to the least urgent. */
const NEED: readonly Fill[] = ['low', 'filling', 'draft', 'full', 'over', 'canceled'];
