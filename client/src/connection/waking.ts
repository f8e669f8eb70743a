/** Tells when somebody looks at this page again, perhaps after the device slept, or when the network is back; returns how to end it. */
export function whenLookedAtAgain(tell: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const look = (): void => {
    if (!document.hidden) tell();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('online', look);
  };
}
