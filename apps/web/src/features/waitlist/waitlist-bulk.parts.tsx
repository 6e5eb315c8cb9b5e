import { mayDo } from '@proline/domain/account/permission';
import { nameIn } from '@proline/domain/text/name-in';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { weekdayDate } from '../../lib/dates/dates.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { SelectField } from '../../ui/choice/select-field.tsx';
import { ComboBox } from '../../ui/form/combo-box.tsx';
import type { BulkAction, Chosen } from '../../ui/list/list-view.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { openEventsQuery, startWaitlistJob, wantedRolesQuery } from './waitlist.api.ts';
import classes from './waitlist.module.css';

/** The bulk action "Shortlist" of the KPI table, and the dialog to put beside the list. It runs as a job. */
export const useWaitlistBulk = <Row,>(): {
  readonly actions: readonly BulkAction<Row>[];
  readonly dialog: ReactNode;
} => {
  const { t } = useTranslation('waitlist');
  const user = useUser();
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  if (user === null || !mayDo(user.permission_set, 'applications.write')) return { actions: [], dialog: null };
  return {
    actions: [{ key: 'shortlist', label: t('shortlist'), icon: <Icon of={IconListCheck} />, run: setChosen }],
    dialog: chosen && <ShortlistDialog chosen={chosen} close={() => setChosen(null)} />,
  };
};

type ShortlistProps<Row> = { readonly chosen: Chosen<Row>; readonly close: () => void };

const ShortlistDialog = <Row,>({ chosen, close }: ShortlistProps<Row>) => {
  const { t } = useTranslation('waitlist');
  const [event, setEvent] = useState<FoundEvent | null>(null);
  const [role, setRole] = useState('');
  const [sending, setSending] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const start = async (event_id: string) => {
    setSending(true);
    try {
      await startWaitlistJob(chosen.selection, { event_id, type_id: role }, key);
      showSuccess(t('started'));
      chosen.clear();
      close();
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={close}
      width={560}
      title={t('title', { count: chosen.count })}
      text={t('text')}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {t('cancel')}
          </Button>
          {event !== null && role !== '' && (
            <Button loading={sending} onClick={() => void start(event.id)}>
              {t('confirm')}
            </Button>
          )}
        </>
      }
    >
      {event === null ? (
        <EventPicker
          onPick={(found) => {
            setEvent(found);
            setRole('');
          }}
        />
      ) : (
        <div className={classes['chosen']}>
          <div className={classes['event']}>
            <b>
              <bdi>{event.name}</bdi>
            </b>
            <span className={classes['quiet']}>{event.facts}</span>
          </div>
          <Button tone="secondary" onClick={() => setEvent(null)}>
            {t('other_event')}
          </Button>
          <RoleField event_id={event.id} value={role} onChange={setRole} />
        </div>
      )}
    </Dialog>
  );
};

type FoundEvent = { readonly id: string; readonly name: string; readonly facts: string };

const EventPicker = ({ onPick }: { readonly onPick: (event: FoundEvent) => void }) => {
  const { t, language } = useTranslation('waitlist');
  const [typed, setTyped] = useState('');
  const { data, isError, refetch } = useQuery(openEventsQuery(useDeferredValue(typed.trim())));
  const found = data?.map((row): FoundEvent => ({
    id: row.id,
    name: nameIn(language, { name_en: row.title_en, name_ar: row.title_ar }),
    facts: withCommas(language, [
      weekdayDate(language, new Date(row.starts_at), row.time_zone),
      t('open', { count: row.open }),
    ]),
  }));
  return (
    <ComboBox
      fills
      label={t('find_event')}
      typed={typed}
      onTyped={setTyped}
      nothing={t('no_event')}
      failed={
        isError ? <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} /> : undefined
      }
      options={found?.map((event) => ({
        key: event.id,
        name: event.name,
        isShut: false,
        choose: () => onPick(event),
        content: (
          <span className={classes['event']}>
            <b className="clip">
              <bdi>{event.name}</bdi>
            </b>
            <span className={classes['quiet']}>{event.facts}</span>
          </span>
        ),
      }))}
    />
  );
};

type RoleFieldProps = {
  readonly event_id: string;
  readonly value: string;
  readonly onChange: (role: string) => void;
};

const RoleField = ({ event_id, value, onChange }: RoleFieldProps) => {
  const { t, language } = useTranslation('waitlist');
  const { data, isError, refetch } = useQuery(wantedRolesQuery(event_id));
  if (isError) return <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={64} />;
  return (
    <SelectField
      label={t('role')}
      required
      data-autofocus
      placeholder={t('choose_role')}
      value={value}
      onChange={onChange}
      choices={data.map((role) => ({ value: role.id, label: nameIn(language, role) }))}
    />
  );
};
