/** A note is a few paragraphs; longer texts are documents. */
export const NOTE_MAX_LENGTH = 4_000;
