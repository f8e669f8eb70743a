/** A fresh id for a request. `crypto.randomUUID` is missing on plain HTTP, so the bytes are written out here. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
