import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { applicationQuery } from './event-application.api.ts';
import { ScoreBox } from './score-box.tsx';
import classes from './applicant.module.css';

const WIDTH = 1080;

/** Up to three applicants side by side, the same facts in the same places. */
export const CompareDialog = ({ ids, onClose }: { readonly ids: readonly string[]; readonly onClose: () => void }) => {
  const { t, language } = useTranslation('event-application');
  const found = useQueries({ queries: ids.map((id) => applicationQuery(id)) });
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH}
      title={t('compare_title')}
      actions={
        <Button tone="secondary" data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className={classes['compared']}>
        {found.map(({ data }, n) => (
          <section key={ids[n]} className={classes['compare']}>
            {data ? (
              <>
                <h3 className={classes['person']}>
                  <Avatar name={nameIn(language, data.usher)} image={data.usher.photo} size={32} />
                  <span dir="auto">{nameIn(language, data.usher)}</span>
                  {data.fit && <ScoreBox tenths={data.fit.match.tenths} />}
                </h3>
                <p className={classes['asks']}>
                  {t('applies_as', { role: nameIn(language, data.role), event: titleIn(language, data.event) })}
                </p>
                <ApplicantFacts application={data} />
              </>
            ) : (
              <Skeleton height={240} />
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
};
