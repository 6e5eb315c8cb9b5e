import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './chart.module.css';

type HeatCell = {
  /** Written in the cell. */
  readonly text: string;
  readonly words: string;
  /** From 0 to 1; null: too little is known to say. */
  readonly heat: number | null;
  /** Leads to what is counted; left out: there is nothing. */
  readonly link?: LinkProps | undefined;
};

type HeatMapProps = {
  readonly label: string;
  readonly corner: string;
  /** Whether the warmest is to be sought; left out: it is to be avoided. */
  readonly good?: boolean;
  readonly head: readonly string[];
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly HeatCell[] }[];
};

const STEPS = 6;

/** A table whose cells have the color of what they say; the figure stands in each. */
export const HeatMap = ({ label, corner, good = false, head, rows }: HeatMapProps) => (
  <div className={classes['heatBox']} tabIndex={0} role="group" aria-label={label}>
    <table className={classes['heat']} data-good={good || undefined}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{corner}</span>
          </th>
          {head.map((name) => (
            <th key={name} scope="col">
              <bdi dir="ltr">{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map(({ text, words, heat, link }, at) => (
              <td key={head[at]} data-heat={heat === null ? undefined : Math.round(heat * STEPS)}>
                {link ? (
                  <Link {...link} title={words}>
                    <span aria-hidden="true">{text}</span>
                    <span className="visually-hidden">{words}</span>
                  </Link>
                ) : (
                  <span title={words}>{text}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
