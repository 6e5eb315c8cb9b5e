import { useEffect, useRef, useState, type RefObject } from 'react';
import { frameReader } from './read-frame.ts';

/** starting: somebody may be asked to allow it; refused: they did not; absent: there is none, or not on this connection */
export type CameraState = 'starting' | 'on' | 'refused' | 'absent';

const FRAME_EVERY_MS = 120;

/** Shows the camera in a video element, and reads codes from it while it is on the screen. */
export const useCamera = (
  onRead: (text: string) => void,
): { readonly video: RefObject<HTMLVideoElement | null>; readonly state: CameraState } => {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    const ending = new AbortController();
    void watch(video, ending.signal, { setState, read: (text) => latest.current(text) });
    return () => ending.abort();
  }, []);
  return { video, state };
};

type Told = { readonly setState: (state: CameraState) => void; readonly read: (text: string) => void };

async function watch(video: RefObject<HTMLVideoElement | null>, signal: AbortSignal, told: Told): Promise<void> {
  // asked each time: it may come while something else is awaited
  const isOver = () => signal.aborted;
  const stream = await openCamera();
  if (typeof stream === 'string') {
    if (!isOver()) told.setState(stream);
    return;
  }
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', stop);
  const shown = video.current;
  if (isOver() || !shown) return stop();
  shown.srcObject = stream;
  try {
    await shown.play();
    const readFrame = await frameReader();
    told.setState('on');
    while (!isOver()) {
      const text = shown.videoWidth > 0 ? await readFrame(shown).catch(() => null) : null;
      if (text !== null && !isOver()) told.read(text);
      await new Promise((resolve) => setTimeout(resolve, FRAME_EVERY_MS));
    }
  } catch {
    // it was taken away while it started
    if (!isOver()) told.setState('absent');
  } finally {
    stop();
  }
}

const openCamera = async (): Promise<MediaStream | 'refused' | 'absent'> => {
  // browsers hide it on connections that others can read
  if (!('mediaDevices' in navigator)) return 'absent';
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent';
  }
};
