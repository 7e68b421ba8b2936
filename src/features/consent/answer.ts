import { answerMonths } from '#src/site/statistics-tool.ts';
import { consentCookie } from '#src/site/storage-list.ts';

/** Returns the answer to a question, and its time; undefined if there is none, or only one to another question. */
export function readAnswer(question: string, cookies: string) {
  const cookie = cookies.split('; ').find((each) => each.startsWith(`${consentCookie.name}=`));
  try {
    const { statistics, revision, time } = JSON.parse(decodeURIComponent(cookie?.split('=')[1] ?? ''));
    return revision === question ? { isYes: statistics === true, time: new Date(time) } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the cookie that stores an answer, its time and what it answers. */
export function answerCookie(question: string, isYes: boolean): string {
  const record = { statistics: isYes, revision: question, time: new Date() };
  const seconds = answerMonths * 30 * 86_400;
  return `${consentCookie.name}=${encodeURIComponent(JSON.stringify(record))}; path=/; max-age=${seconds}; samesite=lax`;
}
