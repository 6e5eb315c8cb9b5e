import { LEFT_OUT_REASONS } from '@proline/contract/event-move/event-move';
import type { JobItem } from '@proline/contract/job/job';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import classes from './event-move.module.css';

/** People whom the plan wanted to be invited and who were not, each with every reason. */
export const LeftOutList = ({ left_out }: { readonly left_out: NonNullable<JobItem['left_out']> }) => {
  const { t, language } = useTranslation('event-move');
  return (
    <ul className={classes['leftOut']}>
      {left_out.map(({ usher, reasons }) => (
        <li key={usher.id}>
          <Avatar name={nameIn(language, usher)} image={usher.photo} size={32} />
          <span className={classes['leftOutWords']}>
            <span>
              <b dir="auto" lang="">
                {nameIn(language, usher)}
              </b>{' '}
              <bdi dir="ltr">U-{usher.code}</bdi>
            </span>
            <span className={classes['leftOutWhy']}>
              {withCommas(
                language,
                LEFT_OUT_REASONS.filter((reason) => reasons.includes(reason)).map((reason) => t(`left_out_${reason}`)),
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The same below the result of publishing many, which says first how many they are. */
export const CountedLeftOut = ({ left_out }: { readonly left_out: NonNullable<JobItem['left_out']> }) => {
  const { t } = useTranslation('event-move');
  return (
    <>
      <p className={classes['leftOutWhy']}>{t('left_out', { count: left_out.length })}</p>
      <LeftOutList left_out={left_out} />
    </>
  );
};
