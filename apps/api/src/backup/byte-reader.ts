/** Reads a stream of chunks in pieces of the sizes that a format asks for. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #ahead: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** So many bytes, or fewer where the stream ends. */
  async take(length: number): Promise<Buffer> {
    await this.#readAhead(length);
    const taken = this.#ahead.subarray(0, length);
    this.#ahead = this.#ahead.subarray(length);
    return taken;
  }

  async isAtEnd(): Promise<boolean> {
    await this.#readAhead(1);
    return this.#ahead.length === 0;
  }

  async #readAhead(length: number): Promise<void> {
    const parts = [this.#ahead];
    let size = this.#ahead.length;
    while (size < length) {
      const next = await this.#chunks.next();
      if (next.done) break;
      parts.push(next.value);
      size += next.value.length;
    }
    if (parts.length > 1) this.#ahead = Buffer.concat(parts, size);
  }
}
