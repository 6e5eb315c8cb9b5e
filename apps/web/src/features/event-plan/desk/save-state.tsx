import { changedSteps } from '@proline/domain/event-plan/plan-changes';
import {
  IconAlertTriangle,
  IconCloud,
  IconCloudCheck,
  IconCloudOff,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { secondsAgo, timeAgo } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useDeskState } from './plan-provider.tsx';
import type { PlanState } from './plan-state.ts';
import classes from '../frame/plan-header.module.css';

type Told =
  | 'nothing_yet'
  | 'saved_words'
  | 'not_saved_yet'
  | 'saving'
  | 'kept_here'
  | 'not_kept_here'
  | 'partly_saved'
  | 'waits_for_you'
  | 'not_saved'
  | 'held_changes'
  | 'held_same';

const saveStateOf = ({ saving, base, plan, event_id, status, kept_here, partly }: PlanState): Told => {
  if (saving.kind === 'sending') return 'saving';
  if (saving.kind === 'waiting') return kept_here ? 'kept_here' : 'not_kept_here';
  if (saving.kind === 'conflict') return 'waits_for_you';
  const isSame = changedSteps(base, plan).length === 0;
  if (saving.kind !== 'calm') return saving.kind === 'not_draft' && isSame ? 'saved_words' : 'not_saved';
  if (status !== 'draft') return isSame ? 'held_same' : 'held_changes';
  if (isSame) return event_id === null ? 'nothing_yet' : 'saved_words';
  return partly ? 'partly_saved' : 'not_saved_yet';
};

const TONES: Partial<Record<Told, 'amber' | 'red'>> = {
  kept_here: 'amber',
  partly_saved: 'amber',
  waits_for_you: 'amber',
  not_kept_here: 'red',
  not_saved: 'red',
};

const ICONS: Readonly<Record<Told, ReactNode>> = {
  nothing_yet: <Icon of={IconCloud} />,
  saved_words: <Icon of={IconCloudCheck} />,
  not_saved_yet: <Icon of={IconCloud} />,
  saving: <Icon of={IconRefresh} className={classes['turning']} />,
  kept_here: <Icon of={IconCloudOff} />,
  not_kept_here: <Icon of={IconCloudOff} />,
  partly_saved: <Icon of={IconAlertTriangle} />,
  waits_for_you: <Icon of={IconAlertTriangle} />,
  not_saved: <Icon of={IconCloudOff} />,
  held_changes: <Icon of={IconPencil} />,
  held_same: <Icon of={IconCloudCheck} />,
};

/** A screen reader announces only states that last: neither every second nor every save. */
const SPOKEN: readonly Told[] = ['kept_here', 'not_kept_here', 'partly_saved', 'waits_for_you', 'not_saved'];

export const SaveState = () => {
  const { t } = useTranslation('event-plan');
  const { t: change } = useTranslation('event-plan-change');
  const told = useDeskState(saveStateOf);
  const savedAt = useDeskState((state) => state.saved_at);
  const wordOf = (state: Told) => (state === 'held_changes' || state === 'held_same' ? change(state) : t(state));
  return (
    <>
      <span className={classes['state']} data-tone={TONES[told]} data-save-state={told}>
        {ICONS[told]}
        {told === 'saved_words' && savedAt !== null ? <SavedAgo at={savedAt} /> : wordOf(told)}
      </span>
      <span role="status" className="visually-hidden">
        {SPOKEN.includes(told) ? wordOf(told) : ''}
      </span>
    </>
  );
};

const TICK_MS = 1_000;
const NOW_SECONDS = 3;

const SavedAgo = ({ at }: { readonly at: number }) => {
  const { t, language } = useTranslation('event-plan');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  const seconds = Math.max(0, Math.floor((now - at) / TICK_MS));
  if (seconds < NOW_SECONDS) return t('saved_now');
  return t('saved_ago', { ago: timeAgo(language, at, now) ?? secondsAgo(language, seconds) });
};
