import { IconCheck } from '@tabler/icons-react';
import { Card } from '../../ui/page/card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import type { RuleList } from './section-rules.ts';
import classes from './section.module.css';

export const Rules = ({ title, rules }: RuleList) => (
  <Card title={title}>
    <ul className={classes['rules']}>
      {rules.map((rule) => (
        <li key={rule} className={classes['rule']}>
          <Icon of={IconCheck} />
          <span>{rule}</span>
        </li>
      ))}
    </ul>
  </Card>
);
