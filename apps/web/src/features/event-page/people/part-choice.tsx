import classes from './part-choice.module.css';

type PartChoiceProps = {
  readonly label: string;
  /** The text while nothing is chosen: 'All roles'. */
  readonly all: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | null;
  readonly choose: (value: string | null) => void;
};

/** Lets people choose one part, or all of them. */
export const PartChoice = ({ label, all, choices, chosen, choose }: PartChoiceProps) => (
  <label className={classes['choice']}>
    <span className="visually-hidden">{label}</span>
    <select value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value || null)}>
      <option value="">{all}</option>
      {choices.map(({ value, label: word }) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  </label>
);
