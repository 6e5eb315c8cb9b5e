import type { BoardPerson, EventBoard } from '@proline/contract/attendance/board';
import { createPortal } from 'react-dom';
import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { QrCode } from '../../../ui/picture/qr-code.tsx';
import { usePrinted } from '../../../lib/screen/use-printed.ts';
import classes from './pass.module.css';

type PrintedPassProps = {
  readonly text: string;
  readonly title: string;
  readonly person: BoardPerson;
  readonly shift: EventBoard['shifts'][number];
  readonly zone: string;
  readonly onDone: () => void;
};

const CODE_PX = 300;

/** On paper, in both languages: whoever holds it and whoever scans it may read only one. */
export const PrintedPass = ({ text, title, person, shift, zone, onDone }: PrintedPassProps) => {
  const { t, language } = useTranslation('attendance');
  usePrinted(onDone);
  const [from, to] = [new Date(shift.starts_at), new Date(shift.ends_at)];
  return createPortal(
    <div className={classes['paper']}>
      <h2>
        <bdi lang="">{title}</bdi>
      </h2>
      <p>
        {weekdayDate(language, from, zone)} · {timesBetween(language, from, to, zone)}
      </p>
      <QrCode text={text} label={t('pass_code')} size={CODE_PX} />
      <p className={classes['name']} lang="en">
        <bdi>{person.usher.name_en}</bdi>
      </p>
      <p className={classes['name']} lang="ar">
        <bdi>{person.usher.name_ar}</bdi>
      </p>
      <p>
        <bdi dir="ltr">U-{person.usher.code}</bdi>
      </p>
    </div>,
    document.body,
  );
};
