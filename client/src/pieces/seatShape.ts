import { octagon, short } from './paths';
import type { SeatShape } from './seats';

/** The outline of a seat's shape around 0,0 in a circle of `r`. */
export function seatOutline(shape: SeatShape, r: number): string {
  const s = (share: number): string => short(r * share);
  switch (shape) {
    case 'disc':
      return `M${s(-0.95)} 0A${s(0.95)} ${s(0.95)} 0 1 1 ${s(0.95)} 0A${s(0.95)} ${s(0.95)} 0 1 1 ${s(-0.95)} 0Z`;
    case 'octagon':
      return octagon(r * 0.95, r * 0.42);
    case 'triangle':
      return `M0 ${s(-1)}L${s(1.02)} ${s(0.8)}H${s(-1.02)}Z`;
    case 'cross':
      return `M${s(-0.42)} ${s(-1)}H${s(0.42)}V${s(-0.42)}H${s(1)}V${s(0.42)}H${s(0.42)}V${s(1)}H${s(-0.42)}V${s(0.42)}H${s(-1)}V${s(-0.42)}H${s(-0.42)}Z`;
    case 'heart':
      return `M0 ${s(1)}C${s(-0.5)} ${s(0.62)} ${s(-1.08)} ${s(0.2)} ${s(-1.04)} ${s(-0.36)}C${s(-1)} ${s(-0.96)} ${s(-0.26)} ${s(-1.12)} 0 ${s(-0.56)}C${s(0.26)} ${s(-1.12)} ${s(1)} ${s(-0.96)} ${s(1.04)} ${s(-0.36)}C${s(1.08)} ${s(0.2)} ${s(0.5)} ${s(0.62)} 0 ${s(1)}Z`;
    case 'house':
      return `M0 ${s(-1)}L${s(0.96)} ${s(-0.22)}H${s(0.78)}V${s(0.88)}H${s(-0.78)}V${s(-0.22)}H${s(-0.96)}Z`;
    case 'flower':
      return flower(r);
    case 'diamond':
      return `M0 ${s(-1.06)}L${s(1.06)} 0L0 ${s(1.06)}L${s(-1.06)} 0Z`;
  }
}

/** Six petals: an arc outwards from each notch to the next. */
function flower(r: number): string {
  const at = (i: number): string => {
    const angle = ((i * 60 - 60) * Math.PI) / 180;
    return `${short(0.74 * r * Math.cos(angle))} ${short(0.74 * r * Math.sin(angle))}`;
  };
  const petals = [1, 2, 3, 4, 5, 6].map((i) => `A${short(r * 0.4)} ${short(r * 0.4)} 0 0 1 ${at(i)}`);
  return `M${at(0)}${petals.join('')}Z`;
}

/** How far below the middle a shape's letter stands, and its size, as shares of `r`. */
export function letterPlace(shape: SeatShape): { readonly down: number; readonly size: number } {
  switch (shape) {
    case 'triangle':
      return { down: 0.56, size: 0.85 };
    case 'house':
      return { down: 0.55, size: 0.96 };
    case 'heart':
      return { down: 0.28, size: 0.95 };
    case 'diamond':
      return { down: 0.34, size: 0.92 };
    default:
      return { down: 0.37, size: 1.02 };
  }
}
