import type { EventBoard } from '@proline/contract/attendance/board';
import { ownFirst } from '@proline/domain/text/name-in';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';

type AbsenceMenuProps = {
  readonly rules: EventBoard['rules'];
  readonly kind: 'no_show' | 'excuse';
  readonly label: string;
  /** One person: an excuse can come with a document. */
  readonly single: boolean;
  readonly busy: boolean;
  /** undefined: not known */
  readonly onSay: (reason: string | undefined) => void;
  readonly onAsk: () => void;
};

/** The usual reasons, each one click away. */
export const AbsenceMenu = ({ rules, kind, label, single, busy, onSay, onAsk }: AbsenceMenuProps) => {
  const { t, language } = useTranslation('open-people');
  const usual: readonly MenuItem[] = rules.no_show_reasons.map(({ en, ar }, at) => ({
    key: `reason-${at}`,
    label: ownFirst(language, en, ar)[0],
    run: () => onSay(en),
  }));
  const unknown: MenuItem = { key: 'unknown', label: t('reason_unknown'), run: () => onSay(undefined) };
  const other: MenuItem = {
    key: 'other',
    label: t(kind === 'excuse' && single ? 'other_reason_document' : 'other_reason'),
    separate: true,
    run: onAsk,
  };
  return (
    <Menu
      label={label}
      items={kind === 'no_show' ? [...usual, unknown, other] : [...usual, other]}
      trigger={(props) => (
        <Button tone="secondary" loading={busy} {...props}>
          {label}
          <Icon of={IconChevronDown} size="s" />
        </Button>
      )}
    />
  );
};
