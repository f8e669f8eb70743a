/** A card that is carried by the pointer, from the hand to a spot beside the city. */

interface Carried {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  /** Moved far enough to be no click. */
  readonly isFar: boolean;
}

const FAR = 8;

export class Carrying {
  card = $state.raw<Carried | null>(null);
  #begun = { x: 0, y: 0 };
  #wasFar = false;

  constructor(readonly drop: (kind: string, place: string) => void) {}

  grab({ clientX: x, clientY: y, button }: PointerEvent, kind: string): void {
    this.#wasFar = false;
    if (button !== 0) return;
    this.#begun = { x, y };
    this.card = { kind, x, y, isFar: false };
  }

  readonly move = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (!this.card) return;
    const isFar = this.card.isFar || Math.hypot(x - this.#begun.x, y - this.#begun.y) > FAR;
    this.card = { kind: this.card.kind, x, y, isFar };
  };

  readonly end = ({ clientX, clientY }: PointerEvent): void => {
    const ended = this.card;
    this.card = null;
    this.#wasFar = ended?.isFar ?? false;
    if (!ended?.isFar) return;
    const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place^="spot "]')?.dataset[
      'place'
    ];
    if (place !== undefined) this.drop(ended.kind, place);
  };

  readonly letGo = (): void => {
    this.card = null;
  };

  /** True for a click that only ends a way: it picks nothing. */
  isEnd(): boolean {
    const wasFar = this.#wasFar;
    this.#wasFar = false;
    return wasFar;
  }
}
