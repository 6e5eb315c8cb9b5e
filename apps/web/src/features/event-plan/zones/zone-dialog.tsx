import {
  ZONE_CODE_MAX_LENGTH,
  ZONE_RADIUS_M,
  ZONE_RADIUS_ROOM_M,
  type PlanZone,
} from '@proline/domain/event-plan/plan';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconMapPin } from '@tabler/icons-react';
import { fieldsOf } from '../../../lib/form/fields.ts';
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
  const form = useZoneForm(zone);
  const [name, other] = ownFirst(language, zone.name_en, zone.name_ar);
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
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <TextField {...form.text('name_en')} label={t('name_en')} required data-autofocus lang="en" dir="ltr" />
        <TextField {...form.text('name_ar')} label={t('name_ar')} required lang="ar" dir="rtl" />
        <TextField {...form.text('code')} label={t('code')} required hint={t('code_hint')} dir="auto" />
        <NumberField
          {...form.field('radius_m')}
          label={t('radius_field')}
          hint={t('radius_hint', { least: ZONE_RADIUS_M.least, most: ZONE_RADIUS_M.most })}
          onChange={(radius_m) => form.field('radius_m').onChange(Math.min(ZONE_RADIUS_ROOM_M, radius_m || 0))}
        />
        <Colours {...form.field('colour')} />
        {/* Enter in a field submits the form only if the form has a submit button. */}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
};

/** Connects the zone to inputs. The plan keeps and saves its values, and the step's schema checks them. */
const useZoneForm = (zone: PlanZone) => {
  const { plan, changeAll } = usePlan();
  const problems = useProblems('stepThreeZones');
  const at = plan.stepThreeZones.zones.indexOf(zone);
  const isNew = zone.name_en === '' && zone.name_ar === '';
  return fieldsOf<PlanZone>({
    values: zone,
    maxLength: { code: ZONE_CODE_MAX_LENGTH },
    errorOf: (name) =>
      // A zone that was just added has no names yet, and nobody has forgotten them.
      isNew && (name === 'name_en' || name === 'name_ar') ? undefined : problems.get(`zones.${at}.${name}`)?.text,
    put: (name, value) =>
      changeAll((now) => ({
        ...now,
        stepThreeZones: {
          ...now.stepThreeZones,
          zones: now.stepThreeZones.zones.map((one) => (one.key === zone.key ? { ...one, [name]: value } : one)),
        },
      })),
  });
};

type ColoursProps = { readonly value: string; readonly onChange: (colour: string) => void };

const Colours = ({ value: colour, onChange }: ColoursProps) => {
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
