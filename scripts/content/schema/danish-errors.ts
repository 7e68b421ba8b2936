import { z } from 'zod';
import { nearest } from '../../lib/nearest.ts';

const types: Readonly<Record<string, string>> = {
  string: 'en tekst; tal i anførselstegn',
  number: 'et tal',
  int: 'et helt tal',
  boolean: 'true eller false',
  array: 'en liste',
  object: 'felter med kolon',
};
const units: Readonly<Record<string, string>> = { string: ' tegn', array: ' punkter' };

/** Says what a value must be, for every schema. What is rare here has zod's own Danish messages. */
const expected: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected];
    case 'invalid_value':
      return `en af: ${issue.values.join(', ')}`;
    case 'too_small':
      return `${issue.exact ? 'præcis' : 'mindst'} ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.exact ? 'præcis' : 'højst'} ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      const [key = '', ...others] = issue.keys;
      return (!others.length && nearest(key, known)) || `en af: ${known.join(', ') || 'ingen'}`;
    }
    default:
      return undefined;
  }
};

z.config({ ...z.locales.da(), customError: expected });
