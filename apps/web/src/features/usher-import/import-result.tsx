import type { UsherImport } from '@proline/contract/usher-import/usher-import';
import { IconArrowBackUp, IconCircleCheck, IconLoader2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { BadRowsMenu } from './bad-rows-menu.tsx';
import { ImportFrame } from './import-frame.tsx';
import { isRunning, undoImport } from './usher-import.api.ts';
import classes from './usher-import.module.css';

/** The last step: how far it is, what came in, what did not, and the way back. */
export const ImportResult = ({ found }: { readonly found: UsherImport }) => {
  const { t } = useTranslation('usher-import');
  const running = isRunning(found.running) || isRunning(found.undoing);
  const { rows } = found;
  const stayedOut = rows.total - rows.imported - rows.undone;
  return (
    <ImportFrame
      step="result"
      found={found}
      foot={
        <>
          <ButtonLink to="/ushers/import" tone="secondary">
            {t('another')}
          </ButtonLink>
          <span className={classes['where']} />
          {!running && stayedOut > 0 && <BadRowsMenu id={found.id} count={stayedOut} />}
          {!running && rows.imported > 0 && <Undo found={found} />}
        </>
      }
    >
      <Card
        title={t(titleOf(found))}
        icon={<Icon of={running ? IconLoader2 : IconCircleCheck} size="l" />}
        busy={running}
      >
        <div className={classes['result']} role="status">
          {running ? <Progress found={found} /> : <Outcome found={found} stayedOut={stayedOut} />}
        </div>
      </Card>
    </ImportFrame>
  );
};

const titleOf = ({ running, undoing }: UsherImport) => {
  if (isRunning(undoing)) return 'undoing';
  if (undoing !== null) return 'undone_title';
  return isRunning(running) ? 'importing' : 'imported_title';
};

const Progress = ({ found: { running, undoing } }: { readonly found: UsherImport }) => {
  const { t, language } = useTranslation('usher-import');
  const job = undoing ?? running;
  if (!job) return null;
  const done = job.done + job.failed;
  const words = t('progress', { done: formatNumber(language, done), total: formatNumber(language, job.total) });
  return (
    <>
      <progress className={classes['progress']} aria-label={words} value={done} max={job.total} />
      <p className={classes['muted']}>{words}</p>
    </>
  );
};

const Outcome = ({ found, stayedOut }: { readonly found: UsherImport; readonly stayedOut: number }) => {
  const { t } = useTranslation('usher-import');
  const { rows, running, undoing } = found;
  const job = undoing ?? running;
  return (
    <>
      {undoing ? (
        <>
          <p>{t('removed_people', { count: rows.undone })}</p>
          {rows.imported > 0 && <p>{t('kept_people', { count: rows.imported })}</p>}
        </>
      ) : (
        <p>{t('imported_people', { count: rows.imported })}</p>
      )}
      {stayedOut > 0 && <p>{t('not_imported', { count: stayedOut })}</p>}
      <p className={classes['links']}>
        {rows.imported > 0 && (
          <Link to="/ushers" search={{ status: 'pending' }} className={classes['link'] ?? ''}>
            {t('see_ushers')}
          </Link>
        )}
        {job && (
          <Link to="." search={(before) => ({ ...before, job: job.job_id })} className={classes['link'] ?? ''}>
            {t('see_results')}
          </Link>
        )}
      </p>
    </>
  );
};

const Undo = ({ found }: { readonly found: UsherImport }) => {
  const { t } = useTranslation('usher-import');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setAsking(true)}>
        <Icon of={IconArrowBackUp} flip />
        {t('undo')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('undo_title', { count: found.rows.imported })}
        text={t('undo_text')}
        confirmLabel={t('undo_confirm')}
        onConfirm={async () => {
          await undoImport(found);
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
