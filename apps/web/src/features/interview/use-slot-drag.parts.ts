import type { InterviewDay } from '@proline/contract/interview/interview';
import { slotBeside } from '@proline/domain/recruiting/interview-day';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useDrag } from '../../ui/drag/use-drag.ts';
import { interviewDayQuery } from './interview.api.ts';
import { periodsOf } from './interview-period.ts';

/** Where whoever waits is before being dragged: in the list. */
const LIST = 'list';

type Slot = { readonly interviewer_id: string; readonly starts_at: string };

/** The name of an open slot in the page. */
export const slotName = ({ interviewer_id, starts_at }: Slot): string => `${interviewer_id} ${starts_at}`;

const slotOf = (name: string): Slot | null => {
  const [interviewer_id = '', starts_at] = name.split(' ');
  return starts_at === undefined ? null : { interviewer_id, starts_at };
};

type SlotDragOptions<Item> = {
  readonly day: string;
  readonly titleOf: (item: Item) => string;
  readonly drop: (item: Item, slot: Slot) => void;
};

/** Dragging somebody who waits onto an open slot of the day, by mouse, finger or keyboard, and what is said about it. */
export const useSlotDrag = <Item extends { readonly id: string }>({ day, titleOf, drop }: SlotDragOptions<Item>) => {
  const { t, language } = useTranslation('interview');
  const { data } = useQuery(interviewDayQuery(day));
  const [said, say] = useState('');
  const wordsOf = (name: string): string | null => {
    const slot = slotOf(name);
    const interviewer = data?.interviewers.find(({ id }) => id === slot?.interviewer_id)?.name;
    if (!data || !slot || interviewer === undefined) return null;
    return t('slot_of', { interviewer, time: timeOfDay(language, new Date(slot.starts_at), data.time_zone) });
  };
  const drag = useDrag<Item, string>({
    homeOf: () => LIST,
    placeAt: ({ x, y }) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')?.dataset['slot'],
    placeBeside: ({ over }, way) => {
      const at = slotOf(over);
      const next = slotBeside(columnsOf(data), at && { ...at, starts_at: new Date(at.starts_at) }, way);
      return next && slotName({ ...next, starts_at: next.starts_at.toISOString() });
    },
    scrolls: '[data-slots]',
    announce: (news, { item, over }) => {
      const title = titleOf(item);
      if (news === 'grabbed') say(t('drag_grabbed', { title }));
      else if (news === 'canceled') say(t('drag_back', { title }));
      else if (news === 'moved') say(wordsOf(over) ?? t('drag_home', { title }));
    },
    drop: ({ item, over }) => {
      const slot = slotOf(over);
      if (slot) drop(item, slot);
    },
  });
  const byKeys = drag.held?.at === null ? drag.held.over : null;
  useEffect(() => {
    if (byKeys === null) return;
    document
      .querySelector(`[data-slot="${CSS.escape(byKeys)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [byKeys]);
  return {
    drag,
    said,
    /** Where the dragged one would be booked, in words; null: nowhere yet. */
    target: drag.held && wordsOf(drag.held.over),
  };
};
export type SlotDrag<Item extends { readonly id: string }> = ReturnType<typeof useSlotDrag<Item>>;

const columnsOf = (day: InterviewDay | undefined) =>
  day?.interviewers.map(({ id, open }) => ({ id, open: periodsOf(open) })) ?? [];
