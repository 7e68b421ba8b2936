import { createContext } from 'react';
import type { Language } from '#src/site/language.ts';

/** Language of the text around a fact. */
export const CurrentLanguage = createContext<Language>('da');
