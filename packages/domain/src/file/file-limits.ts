/** A photo from a phone's camera, or a scanned document. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024;
export const FILE_NAME_MAX_LENGTH = 200;
/**
 * What the cameras of phones make unless told otherwise (24.5 million). An image of more is refused by its header alone:
 * each million pixels may take 9 MB of everybody's memory while it is decoded.
 */
export const IMAGE_MAX_PIXELS = 25_000_000;
/** No side of a kept image is longer; nothing here is shown larger. */
export const IMAGE_MAX_SIDE_PX = 2_048;
/** A file that no record uses is removed after this long. */
export const FILE_LOOSE_HOURS = 24;
