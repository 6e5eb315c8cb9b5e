import { emptyPlan } from '@proline/domain/event-plan/plan';
import { changedSteps } from '@proline/domain/event-plan/plan-changes';
import { IconAlertTriangle, IconHistory, IconUsers, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from './plan-context.ts';
import { useDesk, useDeskState } from './plan-provider.tsx';
import classes from './plan-notes.module.css';

type NoteProps = {
  readonly tone: 'blue' | 'amber';
  readonly icon: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
};

const Note = ({ tone, icon, text, children }: NoteProps) => (
  <div className={classes['note']} data-tone={tone} role="status">
    {icon}
    <span className={classes['words']}>{text}</span>
    {children}
  </div>
);

/** Shows trouble with saving and changes by others, quietly, above the step that somebody works on. */
export const PlanNotes = () => (
  <>
    <TroubleNote />
    <ChangeNote />
  </>
);

const TroubleNote = () => {
  const { t } = useTranslation('event-plan');
  const { t: change } = useTranslation('event-plan-change');
  const { eventId, plan, held } = usePlan();
  const desk = useDesk();
  const saving = useDeskState((state) => state.saving);
  const isUnsaved = useDeskState(({ base, plan: mine }) => changedSteps(base, mine).length > 0);
  const icon = <Icon of={IconAlertTriangle} />;
  if (saving.kind === 'conflict') {
    const { saved_by } = saving.theirs;
    const text = saved_by === null ? t('conflict_nobody') : t('conflict', { name: saved_by });
    return (
      <Note tone="amber" icon={icon} text={text}>
        <Button tone="secondary" onClick={() => desk.compare(true)}>
          {t('compare')}
        </Button>
      </Note>
    );
  }
  if (saving.kind === 'gone')
    return (
      <Note tone="amber" icon={icon} text={t('gone')}>
        <Button
          tone="secondary"
          onClick={() => desk.startAgain(emptyPlan(plan.stepOne.time_zone, plan.stepFour.currency))}
        >
          {t('save_as_new')}
        </Button>
      </Note>
    );
  if (saving.kind === 'not_draft')
    return (
      <Note
        tone="amber"
        icon={icon}
        text={held === null ? t(isUnsaved ? 'not_draft_unsaved' : 'not_draft') : change('not_changeable')}
      >
        <ButtonLink tone="secondary" to="/events/$id" params={{ id: eventId ?? '' }}>
          {t('open_page')}
        </ButtonLink>
      </Note>
    );
  if (saving.kind === 'refused')
    return (
      <Note tone="amber" icon={icon} text={t('refused', { message: saving.message })}>
        <Button tone="secondary" onClick={() => void desk.flush()}>
          {t('retry')}
        </Button>
      </Note>
    );
  return null;
};

const ChangeNote = () => {
  const { t } = useTranslation('event-plan');
  const desk = useDesk();
  const note = useDeskState((state) => state.note);
  if (note === null) return null;
  const theirs = note.kind === 'theirs' ? note : null;
  const text =
    theirs === null ? t('restored') : theirs.name === null ? t('theirs_nobody') : t('theirs', { name: theirs.name });
  const shape = theirs === null ? IconHistory : IconUsers;
  const discard = () => {
    const takeBack = desk.discardRestored();
    offerUndo(t('restored_discarded'), async () => takeBack());
  };
  return (
    <Note tone="blue" icon={<Icon of={shape} />} text={text}>
      {theirs === null && (
        <Button tone="secondary" onClick={discard}>
          {t('discard_restored')}
        </Button>
      )}
      <IconButton label={t('dismiss')} onClick={desk.dropNote}>
        <Icon of={IconX} />
      </IconButton>
    </Note>
  );
};
