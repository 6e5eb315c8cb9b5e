import classes from './tags-field.module.css';

/** Somebody's tags, to be read. */
export const Tags = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={classes['chips']}>
    {of.map((tag) => (
      <li key={tag} className={classes['tag']} dir="auto" lang="">
        {tag}
      </li>
    ))}
  </ul>
);
