import type { Person } from '@proline/contract/frame/person';
import { Link } from '@tanstack/react-router';
import { PersonName } from '../../person/person-name.parts.tsx';
import classes from './person-link.module.css';

/** Links to the list of people, with this person's drawer open. */
export const PersonLink = ({ person, leader = false }: { readonly person: Person; readonly leader?: boolean }) => (
  <Link to={leader ? '/leaders' : '/ushers'} search={{ open: person.id }} className={classes['person'] ?? ''}>
    <PersonName {...person} />
  </Link>
);
