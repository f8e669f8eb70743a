/** Something of one's own instead of a choice: the text of a file, and what it is called. */
export interface OwnFile {
  readonly file: string;
  /** The name of the file it was read from; what was shown by a server has none. */
  readonly from?: string;
}

export const isFile = (value: unknown): value is OwnFile =>
  typeof value === 'object' && value !== null && typeof (value as OwnFile).file === 'string';

/** What the file calls itself (`name = "..."`), else the name it was read from. */
export function calledIn({ file, from }: OwnFile): string {
  return /^name\s*=\s*"([^"\n]+)"/m.exec(file)?.[1] ?? from ?? '';
}
