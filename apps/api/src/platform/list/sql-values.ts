/** The text of a statement grows with the values it binds. */
export class SqlValues {
  readonly list: unknown[] = [];

  /** The place of a value in the statement. */
  add(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }

  /** `column = value`, or one of several. A single value lets an index keep the order. */
  oneOf(column: string, values: readonly unknown[], type = 'text'): string {
    return values.length === 1
      ? `${column} = ${this.add(values[0])}::${type}`
      : `${column} = any(${this.add(values)}::${type}[])`;
  }
}
