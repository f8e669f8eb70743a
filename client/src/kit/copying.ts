/** Copies where the browser allows it; over plain HTTP it selects the text instead, ready for Ctrl+C. */
export async function copyOrSelect(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}
