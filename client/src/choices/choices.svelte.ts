/** What is chosen before play: a printing, its options, and house rules. Kept in this browser for the next time. */
import type { EditionListed, OptionListed } from '../wire';
import { fitting, writeEdition, type HouseRules } from './edition';
import { isFile, type OwnFile } from './ownFile';

const KEY = 'toychest.choices';

export type Options = Readonly<Record<string, unknown>>;

interface Remembered {
  readonly printing: string;
  readonly options: Options;
  readonly houseRules: HouseRules;
}

export class Choices {
  /** The id of the printing. */
  printing = $state('');
  options = $state.raw<Options>({});
  #houseRules = $state.raw<HouseRules>({});

  readonly edition = $derived.by(() => this.editions.find(({ id }) => id === this.printing) ?? this.#first());
  readonly houseRules = $derived(fitting(this.edition, this.#houseRules));
  readonly changed = $derived(Object.keys(this.houseRules).length);

  constructor(
    readonly editions: readonly EditionListed[],
    /** Options that other ones decide: not asked, not sent. */
    private readonly settled: (options: Options) => readonly string[] = () => [],
  ) {
    const { printing, options, houseRules } = rememberedFor(this.#first().game);
    this.printing = printing;
    this.options = options;
    this.#houseRules = houseRules;
  }

  /** What a reading is played as. */
  value(name: string): string {
    return this.houseRules[name] ?? this.edition.readings.find((reading) => reading.name === name)?.value ?? '';
  }

  /** What an option is set to: what was chosen if it is still offered, else the default. */
  taken(option: OptionListed): unknown {
    const chosen = this.options[option.name];
    const isOffered = isFile(chosen) ? option.takesFile : option.choices.includes(chosen);
    return isOffered ? chosen : option.default;
  }

  /** Every option with what it is set to. */
  get all(): Options {
    return Object.fromEntries(this.edition.options.map((option) => [option.name, this.taken(option)]));
  }

  /** The options that can be chosen as things are. */
  get asked(): readonly OptionListed[] {
    const settled = this.settled(this.all);
    return this.edition.options.filter(({ name }) => !settled.includes(name));
  }

  setPrinting(id: string): void {
    this.printing = id;
    this.#keep();
  }

  setOption(name: string, value: unknown): void {
    this.options = { ...this.options, [name]: value };
    this.#keep();
  }

  setReading(name: string, value: string): void {
    this.#houseRules = fitting(this.edition, { ...this.houseRules, [name]: value });
    this.#keep();
  }

  /** Everything as this printing prints it. */
  dropHouseRules(): void {
    this.#houseRules = {};
    this.#keep();
  }

  /** What starts a table: the edition's id, and every option that is not at its default. */
  wanted(): { edition: string; options: Options } {
    const chosen = this.asked.filter((option) => this.taken(option) !== option.default);
    const options = chosen.map((option) => [option.name, sent(this.taken(option))]);
    return { edition: writeEdition(this.edition, this.houseRules), options: Object.fromEntries(options) };
  }

  #first(): EditionListed {
    const [first] = this.editions;
    if (!first) throw new RangeError('expected at least one edition to choose from, got none');
    return first;
  }

  #keep(): void {
    const kept: Remembered = { printing: this.printing, options: this.options, houseRules: this.#houseRules };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...allRemembered(), [this.edition.game]: kept }));
    } catch {
      // Nothing can be kept here: the choice holds for this visit.
    }
  }
}

const sent = (value: unknown): unknown =>
  isFile(value) ? ({ file: value.file } satisfies Pick<OwnFile, 'file'>) : value;

function allRemembered(): Record<string, Partial<Remembered>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, Partial<Remembered>>) : {};
  } catch {
    return {};
  }
}

const rememberedFor = (game: string): Remembered => ({
  printing: '',
  options: {},
  houseRules: {},
  ...allRemembered()[game],
});
