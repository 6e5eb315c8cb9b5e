import type { NotificationChoices as Choices } from '@proline/contract/notification/notification';
import { isOptionalNotification } from '@proline/contract/notices';
import { NOTICE_MAILS } from '@proline/domain/message/notice-mail';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { minutesToClock } from '../../lib/dates/clock-text.ts';
import { useOptimistic } from '../../lib/api/optimistic.ts';
import { Card } from '../../ui/page/card.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { SelectBox } from '../../ui/choice/select-box.tsx';
import { SwitchField } from '../../ui/choice/switch-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { choicesQuery, saveChoice, type ChoiceChange } from './notification.api.ts';
import classes from './notification-choices.module.css';

/** The hash of an address that leads here, such as the link in the bell's drawer. */
const PLACE = 'notifications-choices';

/** The card of the profile where an admin chooses which notifications they receive, in the bell and by mail. */
export const NotificationChoices = () => {
  const { t } = useTranslation('notification');
  const { data: choices, isError, refetch } = useQuery(choicesQuery);
  const choose = useOptimistic<Choices, ChoiceChange, Choices>({
    queryKey: choicesQuery.queryKey,
    apply: (before, change) => ({
      ...before,
      data: before.data.map((each) => (each.kind === change.kind ? { ...each, ...change } : each)),
    }),
    send: saveChoice,
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
        {choices && (
          <p className={classes['text']}>
            {choices.meta.mailed
              ? t('mail_text', { time: minutesToClock(choices.meta.daily_hour * 60) })
              : t('not_mailed')}
          </p>
        )}
        {choices?.data.map((choice) => (
          <ChoiceLine key={choice.kind} choice={choice} change={choose.mutate} />
        ))}
      </div>
    </Card>
  );
};

type ChoiceLineProps = {
  readonly choice: Choices['data'][number];
  readonly change: (change: ChoiceChange) => void;
};

const ChoiceLine = ({ choice: { kind, wanted, mail }, change }: ChoiceLineProps) => {
  const { t } = useTranslation('notification');
  const label = t(`choice_${kind}`);
  return (
    <div className={classes['line']}>
      {isOptionalNotification(kind) ? (
        <SwitchField
          label={label}
          hint={t(`choice_${kind}_text`)}
          checked={wanted}
          onChange={(next) => change({ kind, wanted: next })}
        />
      ) : (
        <SwitchField label={label} hint={t('always')} checked disabled onChange={() => undefined} />
      )}
      <span className={classes['mail']}>
        <span aria-hidden>{t('by_mail')}</span>
        <SelectBox
          label={t('by_mail_of', { kind: label })}
          value={mail}
          choices={NOTICE_MAILS.map((value) => ({ value, label: t(`mail_${value}`) }))}
          onChange={(next) => change({ kind, mail: next })}
        />
      </span>
    </div>
  );
};
