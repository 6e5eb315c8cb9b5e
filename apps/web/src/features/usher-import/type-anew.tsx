import type { ImportRow, ImportRowProblem, UsherImport } from '@proline/contract/usher-import/usher-import';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { typeAnew } from './usher-import.api.ts';
import classes from './usher-import.module.css';

type TypeAnewProps = {
  readonly found: UsherImport;
  readonly row: ImportRow;
  readonly problem: ImportRowProblem;
  readonly onClose: () => void;
};

const LONGEST = 200;

/** Types one value of one row anew; the row is checked again as a whole. */
export const TypeAnew = ({ found: { id, version }, row, problem: { field, value }, onClose }: TypeAnewProps) => {
  const { t } = useTranslation('usher-import');
  // what is shown by its end only is typed from the start
  const [typed, setTyped] = useState(field === 'id_number' || field === 'iban' ? '' : value);
  const save = useMutation({
    mutationFn: () => typeAnew(id, { version, row: row.number, field, value: typed }),
    onSuccess: onClose,
  });
  return (
    <form
      className={classes['typing']}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <input
        // The button that was pressed is gone, and typing goes on in its place.
        autoFocus
        className={classes['typed']}
        aria-label={t('new_value', { field: t(`field_${field}`), row: row.number })}
        dir="auto"
        lang=""
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" tone="secondary" loading={save.isPending}>
        {t('keep')}
      </Button>
      <IconButton label={t('cancel')} onClick={onClose}>
        <Icon of={IconX} />
      </IconButton>
    </form>
  );
};
