/** Reads the code in a frame of a camera; null: there is none in it. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorShape = {
  new (options: { readonly formats: readonly string[] }): Detector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
};

declare global {
  interface Window {
    /** Not every browser has it. */
    readonly BarcodeDetector?: DetectorShape;
  }
}

const QR = 'qr_code';

/** The browser's own reader where it has one, else a small one that is loaded for it. */
export const frameReader = async (): Promise<ReadFrame> => {
  const { BarcodeDetector } = window;
  if (BarcodeDetector !== undefined && (await BarcodeDetector.getSupportedFormats()).includes(QR)) {
    const detector = new BarcodeDetector({ formats: [QR] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    if (context === null || width === 0) return Promise.resolve(null);
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    return Promise.resolve(decoded(() => decode({ width, height, data })));
  };
};

/** The library throws where there is no code. */
const decoded = (read: () => string): string | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
