import {
  ZONE_CODE_MAX_LENGTH,
  ZONE_RADIUS_M,
  ZONE_RADIUS_ROOM_M,
  type PlanZone,
} from '@proline/domain/event-plan/plan';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { useProblems } from '../problems/use-problems.ts';
import { ZONE_COLOURS } from './zone-colours.ts';
import classes from './zones.module.css';

type ZoneDialogProps = {
  readonly zone: PlanZone;
  readonly onAnother: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** Edits a zone. Everything typed here is in the plan at once, like everywhere in the wizard. */
export const ZoneDialog = ({ zone, onAnother, onRemove, onClose }: ZoneDialogProps) => {
  const { t, language } = useTranslation('event-plan-zones');
  const { plan, changeAll } = usePlan();
  const [name, other] = ownFirst(language, zone.name_en, zone.name_ar);
  const problems = useProblems('stepThreeZones');
  const at = plan.stepThreeZones.zones.indexOf(zone);
  const errorOf = (field: keyof PlanZone) => problems.get(`zones.${at}.${field}`)?.text;
  const put = (changes: Partial<PlanZone>) =>
    changeAll((now) => ({
      ...now,
      stepThreeZones: {
        ...now.stepThreeZones,
        zones: now.stepThreeZones.zones.map((one) => (one.key === zone.key ? { ...one, ...changes } : one)),
      },
    }));
  return (
    <Dialog
      open
      onClose={onClose}
      icon={<Icon of={IconMapPin} size="xl" />}
      title={name || other || t('new_zone')}
      actions={
        <>
          <span className={classes['startAction']}>
            <Button tone="secondary" onClick={onRemove}>
              {t('remove_zone')}
            </Button>
          </span>
          <Button tone="secondary" onClick={onAnother}>
            {t('another_zone')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <TextField
          label={t('name_en')}
          data-autofocus
          lang="en"
          dir="ltr"
          error={zone.name_en === '' && zone.name_ar === '' ? undefined : errorOf('name_en')}
          value={zone.name_en}
          onChange={({ currentTarget: { value } }) => put({ name_en: value })}
        />
        <TextField
          label={t('name_ar')}
          lang="ar"
          dir="rtl"
          error={zone.name_en === '' && zone.name_ar === '' ? undefined : errorOf('name_ar')}
          value={zone.name_ar}
          onChange={({ currentTarget: { value } }) => put({ name_ar: value })}
        />
        <TextField
          label={t('code')}
          hint={t('code_hint')}
          dir="auto"
          maxLength={ZONE_CODE_MAX_LENGTH}
          error={errorOf('code')}
          value={zone.code}
          onChange={({ currentTarget: { value } }) => put({ code: value })}
        />
        <NumberField
          label={t('radius_field')}
          hint={t('radius_hint', { least: ZONE_RADIUS_M.least, most: ZONE_RADIUS_M.most })}
          error={errorOf('radius_m')}
          value={zone.radius_m}
          onChange={(radius_m) => put({ radius_m: Math.min(ZONE_RADIUS_ROOM_M, radius_m || 0) })}
        />
        <Colours colour={zone.colour} onChange={(colour) => put({ colour })} />
        {/* Enter in a field submits the form only if the form has a submit button. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
};

const Colours = ({ colour, onChange }: { readonly colour: string; readonly onChange: (colour: string) => void }) => {
  const { t } = useTranslation('event-plan-zones');
  const choices: readonly string[] = [...new Set([...ZONE_COLOURS, colour])];
  return (
    <fieldset className={classes['colours']}>
      <legend>{t('colour')}</legend>
      {choices.map((choice, at) => (
        <label key={choice} className={classes['colour']} style={{ backgroundColor: choice }}>
          <input
            type="radio"
            name="zone-colour"
            className="visually-hidden"
            aria-label={t('colour_number', { number: at + 1 })}
            checked={choice === colour}
            onChange={() => onChange(choice)}
          />
        </label>
      ))}
    </fieldset>
  );
};
