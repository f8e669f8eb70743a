/** A bank of clouds along the foot of a picture, as path text; always the same for the same seed. */
export function cloudBank(
  { width, height }: { readonly width: number; readonly height: number },
  above: number,
  size: number,
  seed: number,
): string {
  const top = height - above;
  let path = `M-20 ${height + 20}V${top}`;
  for (let [x, i] = [-20, seed]; x < width + 20; i++) {
    const radius = (26 + ((i * 53) % 30)) * size;
    x += radius * 1.5;
    path += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${top + ((i * 31) % 16) - 8}`;
  }
  return `${path}V${height + 20}Z`;
}
