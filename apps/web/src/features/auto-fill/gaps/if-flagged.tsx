import type { FillPositionShown } from '@proline/contract/auto-fill/auto-fill';
import { mayDo } from '@proline/domain/account/permission';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { useState } from 'react';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useUser } from '../../../lib/session/session-store.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { flagAndRunAgain } from '../auto-fill.api.ts';
import { score, type SolvedFill } from '../fill-words.ts';
import classes from './fill-gaps.module.css';

type IfFlaggedProps = {
  readonly fill: SolvedFill;
  readonly flagged: NonNullable<NonNullable<FillPositionShown['gap']>['if_flagged']>;
};

/** The one requirement that would help most as a Flag; whoever may change the event makes it one here. */
export const IfFlagged = ({ fill, flagged: { code, people, best_tenths } }: IfFlaggedProps) => {
  const { t, language } = useTranslation('auto-fill');
  const user = useUser();
  const [asked, setAsked] = useState(false);
  const { event, run, blocking, open } = fill;
  const requirement = t(`requirement_${code}`);
  const may =
    user !== null &&
    mayDo(user.permission_set, 'events.write') &&
    blocking.includes(code) &&
    takesStaff(event.status) &&
    open > 0;
  return (
    <div className={classes['help']}>
      <p>{t('if_flagged', { requirement, count: people, best: score(language, best_tenths) })}</p>
      {may && (
        <Button tone="secondary" onClick={() => setAsked(true)}>
          {t('make_flag')}
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        harmless
        title={t('flag_title', { requirement })}
        text={t('flag_text')}
        consequences={run.state === 'proposed' ? [t('flag_discards')] : []}
        confirmLabel={t('flag_confirm')}
        onCancel={() => setAsked(false)}
        onConfirm={async () => {
          await flagAndRunAgain(event, code, run);
          setAsked(false);
          showSuccess(t('flagged', { requirement }));
        }}
      />
    </div>
  );
};
