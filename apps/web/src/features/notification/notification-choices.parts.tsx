import type { NotificationChoice } from '@proline/contract/notification/notification';
import { isOptionalNotification, type OptionalNotification } from '@proline/contract/notices';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useOptimistic } from '../../lib/api/optimistic.ts';
import { Card } from '../../ui/page/card.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { choicesQuery, saveChoice } from './notification.api.ts';
import classes from './notification-choices.module.css';

/** The hash of an address that leads here, such as the link in the bell's drawer. */
const PLACE = 'notifications-choices';

type Change = { readonly kind: OptionalNotification; readonly wanted: boolean };

/** The card of the profile where an admin chooses which notifications they receive. */
export const NotificationChoices = () => {
  const { t } = useTranslation('notification');
  const { data: choices, isError, refetch } = useQuery(choicesQuery);
  const choose = useOptimistic<readonly NotificationChoice[], Change, readonly NotificationChoice[]>({
    queryKey: choicesQuery.queryKey,
    apply: (before, { kind, wanted }) => before.map((each) => (each.kind === kind ? { ...each, wanted } : each)),
    send: ({ kind, wanted }) => saveChoice(kind, wanted),
  });
  const body = useRef<HTMLDivElement>(null);
  // The bell's drawer links here, and the card is rendered later than the page.
  const ready = choices !== undefined;
  useEffect(() => {
    if (ready && location.hash === `#${PLACE}`) body.current?.scrollIntoView();
  }, [ready]);
  return (
    <Card title={t('choices_title')} icon={<Icon of={IconBell} size="l" />} busy={choices === undefined && !isError}>
      <div ref={body} className={classes['body']} id={PLACE}>
        <p className={classes['text']}>{t('choices_text')}</p>
        {choices === undefined &&
          (isError ? (
            <RetryNote text={t('did_not_load')} retryLabel={t('retry')} retry={() => void refetch()} />
          ) : (
            <Skeleton height={160} />
          ))}
        {choices?.map(({ kind, wanted }) =>
          isOptionalNotification(kind) ? (
            <SwitchField
              key={kind}
              label={t(`choice_${kind}`)}
              hint={t(`choice_${kind}_text`)}
              checked={wanted}
              onChange={(next) => choose.mutate({ kind, wanted: next })}
            />
          ) : (
            <SwitchField
              key={kind}
              label={t(`choice_${kind}`)}
              hint={t('always')}
              checked
              disabled
              onChange={() => undefined}
            />
          ),
        )}
      </div>
    </Card>
  );
};
