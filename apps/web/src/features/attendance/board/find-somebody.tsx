import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { FindBox } from '../../../ui/form/find-box.tsx';
import type { BoardAddress } from './use-board-address.ts';

type FindSomebodyProps = { readonly address: BoardAddress; readonly small?: boolean };

/** Narrows who is shown to whoever has this name, code or phone. */
export const FindSomebody = ({ address, small = false }: FindSomebodyProps) => {
  const { t } = useTranslation('attendance');
  const [typed, setTyped] = useState(address.part.q ?? '');
  return (
    <FindBox small={small}>
      <input
        type="search"
        aria-label={t('find')}
        placeholder={t('find_hint')}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          address.choose({ q: value.trim() || undefined });
        }}
      />
    </FindBox>
  );
};
