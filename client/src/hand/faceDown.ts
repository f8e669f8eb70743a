/** A phone that is laid on its face: where the browser tells how it lies, which some ask about first. */

/** Degrees around: flat on its back is 0, on its face 180. */
const FACE_DOWN = 150;
const LEANING = 30;
/** So long it must lie there: a phone that is only turned over hides nothing. */
const LIES_FOR = 400;

interface Asking {
  requestPermission?: () => Promise<string>;
}

export const isFaceDown = (beta: number | null, gamma: number | null): boolean =>
  beta !== null && gamma !== null && Math.abs(beta) > FACE_DOWN && Math.abs(gamma) < LEANING;

/** Some phones tell how they lie only after a press: asked once, and whatever they answer is fine. */
export function askHowItLies(): void {
  const asking = Reflect.get(globalThis, 'DeviceOrientationEvent') as Asking | undefined;
  void asking?.requestPermission?.().catch(() => undefined);
}

/** Calls back each time the phone is laid on its face; gives back how to stop. */
export function whenFaceDown(laid: () => void, lasts = LIES_FOR): () => void {
  let lying: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (lying) clearTimeout(lying);
    lying = null;
  };
  const hear = ({ beta, gamma }: DeviceOrientationEvent): void => {
    if (!isFaceDown(beta, gamma)) stop();
    else lying ??= setTimeout(laid, lasts);
  };
  window.addEventListener('deviceorientation', hear);
  return () => (stop(), window.removeEventListener('deviceorientation', hear));
}
