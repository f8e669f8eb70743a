import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

/**
 * What a sentence is about. Lists are joined as in the terminal; null becomes `none`, yes and no become `true` and
 * `false`.
 */
export type Arguments = Readonly<Record<string, unknown>>;

export function readCatalogue(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const [error] = bundle.addResource(new FluentResource(source));
    if (error) throw error;
  }
  return bundle;
}

/** The sentence `id` or its attribute `id.name`, from the first catalogue that has it; the id itself if none has. */
export function sentence(bundles: readonly FluentBundle[], id: string, args: Arguments = {}): string {
  const [name = id, attribute] = id.split('.');
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, variables(args, bundle.locales[0] ?? 'en'), []);
  }
  return id;
}

export function hasSentence(bundles: readonly FluentBundle[], id: string): boolean {
  const [name = id, attribute] = id.split('.');
  return bundles.some((bundle) => {
    const message = bundle.getMessage(name);
    return attribute ? Object.hasOwn(message?.attributes ?? {}, attribute) : message !== undefined;
  });
}

/** Arguments that name people: a list of them is joined as their language does, any other by commas. */
const PEOPLE: ReadonlySet<string> = new Set(['name', 'seats']);

function joined(parts: readonly string[], isOfPeople: boolean, language: string): string {
  return isOfPeople ? new Intl.ListFormat(language, { type: 'conjunction' }).format(parts) : parts.join(', ');
}

function variables(args: Arguments, language: string): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, variable(name, value, language)]));
}

function variable(name: string, value: unknown, language: string): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value)) return joined(value.map(String), PEOPLE.has(name), language);
  return value === null || value === undefined ? 'none' : String(value);
}
