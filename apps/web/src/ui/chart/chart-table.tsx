type ChartTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
};

/** The figures of a chart for people who cannot see it. */
export const ChartTable = ({ caption, head, rows }: ChartTableProps) => (
  <table className="visually-hidden">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
