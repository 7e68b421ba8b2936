import { acceptCategory, getCookie, reset, run, type Translation } from 'vanilla-cookieconsent';
import { type CategoryId, categories } from './categories.ts';
import { consentCookie } from './consent-cookie.ts';
import { revision } from './revision.ts';

/** The visitor's answer: what was accepted, and when. */
export type Answer = { readonly accepted: readonly CategoryId[]; readonly time: Date };

export type ConsentRecord = {
  /** The answer that counts now, read afresh: another tab may have changed it. Null: there is none. */
  read(): Answer | null;
  /** Keeps an answer with its time and the question's revision, for half a year. */
  write(accepted: readonly CategoryId[]): void;
};

/** The library asks for texts; from none it builds nothing. */
const noWindows = {} as Translation;

/**
 * Keeps the answer to a question about these services. Nothing is stored until there is an answer.
 *
 * Of the library only the record-keeping is used: without texts it builds no windows of its own. (Its smaller
 * "core" build would be enough, but throws as soon as it runs.)
 */
export function openRecord(services: readonly string[]): ConsentRecord {
  const config = {
    revision: revision(services),
    autoShow: false,
    // Both belong to the analytics adapter: it also clears what is no cookie.
    autoClearCookies: false,
    manageScriptTags: false,
    // Would also switch it off in browsers under test, and there is nothing here to hide.
    hideFromBots: false,
    cookie: { name: consentCookie.name, expiresAfterDays: consentCookie.days },
    categories: Object.fromEntries(
      categories.map(({ id, required }) => [id, { readOnly: required, enabled: required }]),
    ),
    language: { default: 'da', translations: { da: noWindows } },
  };
  run(config);

  return {
    read() {
      const { categories: stored, revision: answered, lastConsentTimestamp: time } = getCookie();
      if (answered !== config.revision || !time || !Array.isArray(stored)) return null;
      return {
        accepted: categories.flatMap(({ id }) => (stored.includes(id) ? id : [])),
        time: new Date(time),
      };
    },
    write(accepted) {
      // The library compares with what it has read, and keeps quiet when nothing differs. Read again: else a
      // refusal is lost when another tab has accepted in the meantime.
      reset(false);
      run(config);
      acceptCategory([...accepted]);
    },
  };
}
