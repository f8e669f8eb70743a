/** Reads once for each key and keeps what came; what failed is forgotten, so that the next asking tries again. */
export function readOnce<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const kept = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const reading = read(key);
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    return reading;
  };
}
