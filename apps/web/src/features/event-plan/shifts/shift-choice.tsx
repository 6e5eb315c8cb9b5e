import type { PlanShift } from '@proline/domain/event-plan/plan';
import { useMemo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { PHONE, useMedia } from '../../../lib/screen/use-media.ts';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { SelectBox } from '../../../ui/choice/select-box.tsx';
import { shortNames } from './shift-words.ts';

type ShiftChoiceProps = {
  readonly shifts: readonly PlanShift[];
  readonly chosen: string;
  readonly onChange: (key: string) => void;
};

/** More shifts than this do not fit side by side. */
const MOST_BESIDE = 3;

export const ShiftChoice = ({ shifts, chosen, onChange }: ShiftChoiceProps) => {
  const { t, language } = useTranslation('event-plan-shifts');
  const names = useMemo(() => shortNames(t, language, shifts), [t, language, shifts]);
  const narrow = useMedia(PHONE);
  const options = shifts.map(({ key }) => ({ value: key, label: names.get(key) ?? '' }));
  if (shifts.length <= MOST_BESIDE && !narrow)
    return <Segmented label={t('which_shift')} value={chosen} options={options} onChange={onChange} />;
  return <SelectBox label={t('which_shift')} value={chosen} choices={options} onChange={onChange} />;
};
