import type { Erasable } from '@proline/contract/erasure/erasure';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { PersonName } from '../person/person-name.parts.tsx';
import { amountsText } from './obstacle.ts';
import classes from './erasure.module.css';

type ErasableChoiceProps = {
  readonly person: Erasable;
  readonly chosen: boolean;
  readonly onChoose: (id: string, chosen: boolean) => void;
};

/** Somebody who may be meant; who cannot be deleted now says why. */
export const ErasableChoice = ({ person, chosen, onChoose }: ErasableChoiceProps) => {
  const { t, language } = useTranslation('erasure');
  const hats = [
    ...(person.usher ? [`${t('usher')} U-${person.usher.code}`] : []),
    ...(person.leader ? [`${t('leader')} L-${person.leader.code}`] : []),
  ];
  const amount = amountsText(language, person.owed);
  return (
    <li className={classes['person']}>
      <Checkbox
        label={t('choose', { name: nameIn(language, person) })}
        checked={chosen && person.refusal === null}
        disabled={person.refusal !== null}
        onChange={(isChosen) => onChoose(person.id, isChosen)}
      />
      <div className={classes['known']}>
        <PersonName name_en={person.name_en} name_ar={person.name_ar} photo={person.photo} />
        <p className={classes['quiet']}>
          {withCommas(language, hats)} · <bdi dir="ltr">{person.phone}</bdi>
        </p>
        {person.refusal !== null && <p className={classes['shut']}>{t(person.refusal, { amount })}</p>}
      </div>
    </li>
  );
};
