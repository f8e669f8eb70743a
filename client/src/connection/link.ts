/** The line to one table: it reopens itself, sends again what nobody answered, and never lets a gap pass. */
import type { EnterTable, EntryTold, FromBrowser, ToBrowser } from '../wire';
import { pause } from './backoff';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface LinkWays {
  readonly open: () => Socket;
  readonly tokens: () => readonly string[];
  /** Of several seats here, the one that sits before the screen. */
  readonly looking?: () => number | null;
  /** What this browser draws; without it, everything. */
  readonly role?: EnterTable['role'];
  readonly hear: (message: ToBrowser) => void;
  readonly hearLine: (isUp: boolean) => void;
}

/** A request that is kept until its answer comes. */
export type Asked = Extract<FromBrowser, { readonly id: string }>;

const STILL_THERE_EVERY = 4000;
/** Beats are counted, not seconds: in a hidden tab they come late, and a question must have been asked before the line is dropped. */
const SILENT_BEATS = 2;

/** Milliseconds for a line to answer once somebody looks again. */
const AWAKE_WITHIN = 400;

export class TableLink {
  #socket: Socket | null = null;
  #waiting = new Map<string, Asked>();
  #last = 0; // entries are numbered from 1
  #tries = 0;
  #silentBeats = 0;
  #heard = 0;
  #reopening: ReturnType<typeof setTimeout> | null = null;
  #beating: ReturnType<typeof setInterval> | null = null;
  #isShown = false;
  #isClosed = false;

  constructor(private readonly ways: LinkWays) {}

  start(): void {
    this.#beating = setInterval(() => this.#beat(), STILL_THERE_EVERY);
    this.#open();
  }

  stop(): void {
    this.#isClosed = true;
    if (this.#beating) clearInterval(this.#beating);
    if (this.#reopening) clearTimeout(this.#reopening);
    this.#letGo();
  }

  /** Sends now if the table is shown, else as soon as it is; again after every reconnection until it is answered. */
  ask(request: Asked): void {
    this.#waiting.set(request.id, request);
    if (this.#isShown) this.#send(request);
  }

  /** Asks for everything once more, over the same line. */
  tellAgain(): void {
    if (this.#isShown) this.#enter();
  }

  /** Sends what nobody answers, if the table is shown. */
  mention(message: FromBrowser): void {
    if (this.#isShown) this.#send(message);
  }

  /** Closes and enters anew: everything is told again. */
  reenter(): void {
    this.#letGo();
    this.#reopenLater();
  }

  /** Somebody looks again after the device slept: a line that does not answer at once is opened anew, without a pause. */
  wake(): void {
    if (this.#isClosed) return;
    this.#tries = 0;
    const { socket, heard } = { socket: this.#socket, heard: this.#heard };
    if (!socket) return this.#openNow();
    if (this.#isShown) this.#send({ type: 'StillThere' });
    setTimeout(() => {
      if (this.#socket === socket && this.#heard === heard && !this.#isClosed) this.#openNow();
    }, AWAKE_WITHIN);
  }

  #openNow(): void {
    if (this.#reopening) clearTimeout(this.#reopening);
    this.#reopening = null;
    this.#letGo();
    this.#open();
  }

  #open(): void {
    const socket = this.ways.open();
    this.#socket = socket;
    this.#silentBeats = 0;
    socket.onopen = () => this.#enter();
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as ToBrowser);
    socket.onclose = () => {
      if (this.#socket === socket) this.reenter();
    };
  }

  #enter(): void {
    const looking = this.ways.looking?.() ?? null;
    const { role } = this.ways;
    this.#send({
      type: 'EnterTable',
      tokens: this.ways.tokens(),
      ...(looking === null ? {} : { looking }),
      ...(role === undefined || role === 'player' ? {} : { role }),
    });
  }

  #letGo(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (this.#isShown) this.ways.hearLine(false);
    this.#isShown = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #reopenLater(): void {
    if (this.#isClosed || this.#reopening) return;
    const wait = pause(this.#tries, Math.random());
    this.#tries += 1;
    this.#reopening = setTimeout(() => {
      this.#reopening = null;
      this.#open();
    }, wait);
  }

  #beat(): void {
    if (!this.#socket) return;
    if (this.#silentBeats >= SILENT_BEATS) return this.reenter();
    this.#silentBeats += 1;
    if (this.#isShown) this.#send({ type: 'StillThere' });
  }

  #send(message: FromBrowser): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      this.reenter();
    }
  }

  #hear(message: ToBrowser): void {
    this.#silentBeats = 0;
    this.#heard += 1;
    if (message.type === 'TableShown') this.#shown(message.entries);
    if (message.type === 'EntriesPlayed' && this.#hasGap(message.entries)) {
      this.reenter();
      return;
    }
    if ('id' in message && message.id !== null) this.#waiting.delete(message.id);
    this.ways.hear(message);
    if (message.type === 'TableShown') this.#sendWaiting();
  }

  #shown(entries: readonly EntryTold[]): void {
    this.#last = entries.at(-1)?.seq ?? 0;
    this.#tries = 0;
  }

  #sendWaiting(): void {
    const wasShown = this.#isShown;
    this.#isShown = true;
    this.ways.hearLine(true);
    if (!wasShown) for (const request of this.#waiting.values()) this.#send(request);
  }

  /** True when an entry between the last one heard and the first one told is missing. */
  #hasGap(entries: readonly EntryTold[]): boolean {
    const first = entries[0];
    const last = entries.at(-1);
    if (!first || !last) return false;
    if (first.seq > this.#last + 1) return true;
    this.#last = Math.max(this.#last, last.seq);
    return false;
  }
}
