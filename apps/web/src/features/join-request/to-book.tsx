import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { SlotDialog } from '../interview/slot-dialog.parts.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { Waiting } from './join-request-cells.tsx';
import { toBookQuery } from './join-request.api.ts';
import classes from './join-request.module.css';

/** Who waits for an interview, the longest wait first; each can be booked for the day that is shown. */
export const ToBook = ({ day }: { readonly day: string }) => {
  const { t, language } = useTranslation('join-request');
  const { data } = useQuery(toBookQuery);
  const user = useUser();
  const [asked, setAsked] = useState<JoinRequestRow | null>(null);
  const may = user !== null && mayDo(user.permission_set, 'join_requests.write');
  const waiting = data?.data.filter(({ interview_at }) => interview_at === null) ?? [];
  return (
    <Card title={t('to_book')} tag={data && formatNumber(language, data.meta.total)}>
      <ul className={classes['toBook']}>
        {waiting.map((row) => (
          <li key={row.id} className={classes['toBookRow']}>
            <PersonName {...row} />
            <Waiting request={row} />
            {may && (
              <Button
                tone="secondary"
                aria-label={t('book_whom', { name: nameIn(language, row) })}
                onClick={() => setAsked(row)}
              >
                {t('book_short')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && waiting.length === 0 && <p className={classes['empty']}>{t('column_empty')}</p>}
      {asked && (
        <SlotDialog
          person={{ id: asked.id, hat: asked.hat, name: nameIn(language, asked), version: asked.version }}
          chosen={{ day }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
};
