import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { IconCircleCheck, IconUpload } from '@tabler/icons-react';
import { moment } from '../../../lib/dates/dates.ts';
import { useDrop } from '../../../lib/screen/use-drop.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { AnswerIntake } from './use-answer.tsx';
import classes from './bank-answer.module.css';

type AnswerCardProps = {
  readonly batch: PaymentBatch;
  /** null: no answer is expected, or not from this reader. */
  readonly answer: AnswerIntake | null;
};

/** Where the next answer goes, and those that came before. */
export const AnswerCard = ({ batch: { answers }, answer }: AnswerCardProps) => {
  const { t, language } = useTranslation('bank-answer');
  const figure = (value: number) => formatNumber(language, value);
  if (answers.length === 0 && answer === null) return null;
  return (
    <Card title={t('answer')} end={<span className={classes['quiet']}>{t('kinds')}</span>}>
      <div className={classes['body']}>
        {answer && <DropPlace answer={answer} />}
        {answers.length > 0 && (
          <ul className={classes['answers']}>
            {answers.map((one) => (
              <li key={one.id}>
                <Icon of={IconCircleCheck} className={classes['done']} />
                <span className={classes['words']}>
                  <bdi className="clip" lang="">
                    {one.file_name}
                  </bdi>
                  <span className={classes['quiet']}>
                    {t('parts', { paid: figure(one.paid), failed: figure(one.failed) })}
                    {one.imported_by !== null && (
                      <>
                        {' · '}
                        <bdi>{one.imported_by}</bdi>
                      </>
                    )}
                  </span>
                  <span className={classes['quiet']}>{moment(language, new Date(one.imported_at))}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};

const DropPlace = ({ answer }: { readonly answer: AnswerIntake }) => {
  const { t } = useTranslation('bank-answer');
  const drop = useDrop(answer.take);
  return (
    <div role="group" aria-label={t('file')} className={classes['drop']} {...drop}>
      <Button tone="secondary" loading={answer.share !== null} onClick={answer.choose}>
        <Icon of={IconUpload} />
        {t(answer.share === null ? 'choose' : 'reading')}
      </Button>
      <span className={classes['quiet']}>{t('drop')}</span>
      <span className={classes['quiet']}>{t('drop_text')}</span>
    </div>
  );
};
