/** A line for tests: what was sent is looked at, what is heard is told by hand. */
import type { FromBrowser, ToBrowser } from '../wire';
import type { Socket } from './link';

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: FromBrowser[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
