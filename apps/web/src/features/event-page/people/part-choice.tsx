import { OptionsBox } from '../../../ui/choice/options-box.tsx';

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
  <OptionsBox label={label} value={chosen ?? ''} onChange={(value) => choose(value || null)}>
    <option value="">{all}</option>
    {choices.map(({ value, label: word }) => (
      <option key={value} value={value}>
        {word}
      </option>
    ))}
  </OptionsBox>
);
