import { FoldedPart } from './folded-part.tsx';
import classes from './definitions.module.css';

type DefinitionsProps = {
  readonly label: string;
  readonly terms: readonly { readonly key: string; readonly term: string; readonly text: string }[];
};

/** What each figure of a screen means, opened on request. */
export const Definitions = ({ label, terms }: DefinitionsProps) => (
  <FoldedPart label={label}>
    <dl className={classes['terms']}>
      {terms.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </FoldedPart>
);
