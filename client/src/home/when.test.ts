import { expect, it } from 'vitest';
import { whenWords } from './when';

const NOW = new Date(2026, 10, 17, 15, 30).getTime();
const said = (then: Date, language = 'en'): string => whenWords(then.getTime(), NOW, language);

it('says minutes within the hour', () => expect(said(new Date(2026, 10, 17, 15, 28))).toBe('2 minutes ago'));
it('says hours on the same day', () => expect(said(new Date(2026, 10, 17, 9, 0))).toBe('6 hours ago'));
it('says yesterday, however late it was', () => expect(said(new Date(2026, 10, 16, 23, 59))).toBe('yesterday'));
it('names the weekday within the week', () => expect(said(new Date(2026, 10, 15, 12, 0))).toBe('Sunday'));
it('names the day before that', () => expect(said(new Date(2026, 10, 9, 12, 0))).toBe('November 9'));
it('names the year where it is another', () => expect(said(new Date(2025, 10, 9, 12, 0))).toBe('November 9, 2025'));
it('speaks the language', () => expect(said(new Date(2026, 10, 16, 12, 0), 'de')).toBe('gestern'));
