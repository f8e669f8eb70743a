const MOST = 24;

/** Measures the same thing once; what was not asked for lately is forgotten. */
export function measuredOnce<Plan>(): (key: unknown, measure: () => Plan) => Plan {
  const kept = new Map<string, Plan>();
  return (key, measure) => {
    const name = JSON.stringify(key);
    const found = kept.get(name);
    if (found !== undefined) return found;
    if (kept.size >= MOST) kept.clear();
    const plan = measure();
    kept.set(name, plan);
    return plan;
  };
}
