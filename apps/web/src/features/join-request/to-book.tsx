import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { Grip } from '../../ui/drag/grip.tsx';
import { Card } from '../../ui/page/card.tsx';
import type { SlotDrag } from '../interview/use-slot-drag.parts.ts';
import { PersonName } from '../person/person-name.parts.tsx';
import { Missed, Waiting } from './join-request-cells.tsx';
import { toBookQuery } from './join-request.api.ts';
import classes from './join-request.module.css';

/** The same people, all of them, in the list. */
const TO_BOOK = { status: 'pending,in_interview', interview: 'none,missed' } as const;

type ToBookProps = { readonly slots: SlotDrag<JoinRequestRow>; readonly book: (row: JoinRequestRow) => void };

/** Who waits for an interview, the longest wait first: each is dragged onto an open time, or booked in a dialog. */
export const ToBook = ({ slots: { drag, target }, book }: ToBookProps) => {
  const { t, language } = useTranslation('join-request');
  const { data } = useQuery(toBookQuery);
  const user = useUser();
  const may = user !== null && mayDo(user.permission_set, 'join_requests.write');
  const waiting = data?.data ?? [];
  return (
    <Card
      title={t('to_book')}
      tag={data && formatNumber(language, data.meta.total)}
      end={<span className={classes['hint']}>{t('order_new')}</span>}
    >
      <ul className={classes['toBook']}>
        {waiting.map((row) => {
          const name = nameIn(language, row);
          const isHeld = drag.held?.item.id === row.id;
          return (
            <li
              key={row.id}
              className={classes['toBookRow']}
              data-movable={may || undefined}
              data-held={isHeld || undefined}
              {...(may && drag.card(row))}
            >
              {may && <Grip aria-label={t('grab', { name })} {...drag.handle(row)} />}
              <PersonName {...row} />
              {row.missed && <Missed />}
              {isHeld ? <bdi className={classes['hint']}>{target}</bdi> : <Waiting request={row} />}
              {may && !isHeld && (
                <Button tone="secondary" aria-label={t('book_whom', { name })} onClick={() => book(row)}>
                  {t('book_short')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data && data.meta.total > waiting.length && (
        <p className={classes['toBookAll']}>
          <TextLink to="/join-requests" search={TO_BOOK} label={t('to_book_all', { count: data.meta.total })}>
            {t('to_book_all', { count: data.meta.total })}
          </TextLink>
        </p>
      )}
      {data && waiting.length === 0 && <p className={classes['empty']}>{t('column_empty')}</p>}
    </Card>
  );
};
