/** Shapes that several drawings share, as SVG path text. */

/** The one outline colour of every piece. */
export const INK = '#2A2035';

/** Rounded for path text; keeps the page small. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** A five-pointed star, point up unless turned. */
export function star(x: number, y: number, outer: number, inner = outer * 0.45, turned = -90): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = ((turned + i * 36) * Math.PI) / 180;
    const reach = i % 2 ? inner : outer;
    return `${short(x + reach * Math.cos(angle))} ${short(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A square with cut corners around 0,0: half width, and half length of a straight side. */
export const octagon = (half: number, side: number): string =>
  `M${-side} ${-half}H${side}L${half} ${-side}V${side}L${side} ${half}H${-side}L${-half} ${side}V${-side}Z`;

/** A cap with `teeth` points, like a bottle top or a medal. */
export function cap(outer: number, inner: number, teeth: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = (i * Math.PI) / teeth;
    const reach = i % 2 ? inner : outer;
    return `${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** A toothed wheel around 0,0. */
export function cog(radius: number, teeth: number): string {
  const at = (reach: number, angle: number) => `${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle))}`;
  const wide = (Math.PI / teeth) * 0.55;
  const tooth = (i: number): string => {
    const a = (i * 2 * Math.PI) / teeth;
    return [
      at(radius * 0.78, a - wide * 1.5),
      at(radius, a - wide),
      at(radius, a + wide),
      at(radius * 0.78, a + wide * 1.5),
    ].join('L');
  };
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join('L')}Z`;
}
