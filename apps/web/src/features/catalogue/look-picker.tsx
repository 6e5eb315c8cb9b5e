import { ENTRY_COLOURS, ENTRY_ICONS, type EntryColour, type EntryIcon } from '@proline/domain/catalogue/catalogue';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Popover } from '../../ui/overlay/popover.tsx';
import { EntryTile } from './entry-icon.parts.tsx';
import classes from './look-picker.module.css';

type Look = { readonly colour: EntryColour; readonly icon: EntryIcon };
type LookPickerProps = {
  readonly label: string;
  readonly look: Look;
  readonly onChange: (look: Partial<Look>) => void;
};

/** Shows the tile as a button that opens two radio groups: colors above, icons below. */
export const LookPicker = ({ label, look, onChange }: LookPickerProps) => {
  const { t } = useTranslation('catalogue');
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <button {...props} type="button" className={classes['trigger']} aria-label={label}>
          <EntryTile {...look} />
        </button>
      )}
    >
      {() => (
        <div className={classes['panel']}>
          <fieldset className={classes['group']}>
            <legend>{t('colour')}</legend>
            {ENTRY_COLOURS.map((colour) => (
              <label key={colour} className={classes['choice']} title={t(`colour_${colour}`)}>
                <input
                  type="radio"
                  name="colour"
                  className="visually-hidden"
                  aria-label={t(`colour_${colour}`)}
                  checked={colour === look.colour}
                  data-autofocus={colour === look.colour || undefined}
                  onChange={() => onChange({ colour })}
                />
                <EntryTile colour={colour} icon={look.icon} />
              </label>
            ))}
          </fieldset>
          <fieldset className={classes['group']}>
            <legend>{t('icon')}</legend>
            {ENTRY_ICONS.map((icon) => (
              <label key={icon} className={classes['choice']} title={t(`icon_${icon}`)}>
                <input
                  type="radio"
                  name="icon"
                  className="visually-hidden"
                  aria-label={t(`icon_${icon}`)}
                  checked={icon === look.icon}
                  onChange={() => onChange({ icon })}
                />
                <EntryTile colour={look.colour} icon={icon} />
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </Popover>
  );
};
