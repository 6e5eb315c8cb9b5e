import { PLACE_MAX_LENGTH, placeProblem } from '@proline/domain/recruiting/interview-place';
import type { InterviewMode } from '@proline/domain/recruiting/interview-slots';
import { lineProblem } from '../../lib/form/text-problem.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { boxLength } from '../../lib/form/box-length.ts';

type PlaceFieldProps = {
  readonly mode: InterviewMode;
  readonly place: string;
  /** Marks what is wrong. */
  readonly tried: boolean;
  readonly onChange: (place: string) => void;
};

/** Whether such an interview can be held there. */
export const isGoodPlace = (mode: InterviewMode, place: string): boolean =>
  lineProblem(place, PLACE_MAX_LENGTH) === undefined && placeProblem(mode, place.trim()) === undefined;

/** The link of a video call, or where the office is; a call needs neither. */
export const PlaceField = ({ mode, place, tried, onChange }: PlaceFieldProps) => {
  const { t } = useTranslation('interview');
  const { t: forms } = useTranslation('form');
  if (mode === 'phone') return null;
  const written = lineProblem(place, PLACE_MAX_LENGTH);
  const wrong = placeProblem(mode, place.trim());
  const problem = written ? forms(written, { most: PLACE_MAX_LENGTH }) : wrong && t('link_wrong');
  return (
    <TextField
      label={t(`place_${mode}`)}
      hint={t('place_hint')}
      error={tried ? problem : undefined}
      dir={mode === 'video' ? 'ltr' : 'auto'}
      inputMode={mode === 'video' ? 'url' : 'text'}
      autoComplete="off"
      maxLength={boxLength(place, PLACE_MAX_LENGTH)}
      value={place}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};
