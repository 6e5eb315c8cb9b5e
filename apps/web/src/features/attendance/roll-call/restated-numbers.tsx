import type { EventBoard } from '@proline/contract/attendance/board';
import { nameIn, ownFirst } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OptionsBox } from '../../../ui/choice/options-box.tsx';
import type { RollCallPreview } from './roll-call.api.ts';
import type { RollCall } from './use-roll-call.ts';
import classes from './roll-call.module.css';

type RestatedNumbersProps = {
  readonly board: EventBoard;
  readonly preview: RollCallPreview;
  readonly call: Pick<RollCall, 'reason' | 'setReason'>;
};

/** What closing does, in numbers and names, and why the others did not come as far as it is known. */
export const RestatedNumbers = ({ board, preview, call }: RestatedNumbersProps) => {
  const { t, language } = useTranslation('attendance');
  const absent = new Set(preview.absent);
  return (
    <>
      <ul className={classes['numbers']}>
        <li>{t('restated_in', { count: preview.checks_in })}</li>
        <li>{t('restated_here', { count: preview.here_already })}</li>
        {preview.on_the_way > 0 && <li>{t('restated_way', { count: preview.on_the_way })}</li>}
        <li data-bad={preview.no_shows > 0 || undefined}>{t('restated_absent', { count: preview.no_shows })}</li>
      </ul>
      <p className={classes['names']}>
        {board.people
          .filter(({ id }) => absent.has(id))
          .map(({ id, usher }) => (
            <bdi key={id} lang="">
              {nameIn(language, usher)}
            </bdi>
          ))}
      </p>
      {preview.no_shows > 0 && (
        <OptionsBox wide label={t('reason')} value={call.reason} onChange={call.setReason}>
          <option value="">{t('no_reason')}</option>
          {board.rules.no_show_reasons.map(({ en, ar }) => (
            <option key={en} value={ownFirst(language, en, ar)[0]}>
              {ownFirst(language, en, ar)[0]}
            </option>
          ))}
        </OptionsBox>
      )}
    </>
  );
};

type ClosingButtonsProps = {
  readonly preview: RollCallPreview;
  readonly call: Pick<RollCall, 'back' | 'close' | 'sending'>;
  readonly onDone: () => void;
};

export const ClosingButtons = ({ preview, call, onDone }: ClosingButtonsProps) => {
  const { t } = useTranslation('attendance');
  return (
    <>
      <Button tone="secondary" data-autofocus onClick={call.back}>
        {t('roll_call_back')}
      </Button>
      <Button
        tone={preview.no_shows > 0 ? 'danger' : 'primary'}
        loading={call.sending}
        onClick={() => void call.close(preview, onDone)}
      >
        {t('roll_call_confirm')}
      </Button>
    </>
  );
};
