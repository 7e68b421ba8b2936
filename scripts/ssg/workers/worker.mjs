import { register } from 'tsx/esm/api';

// A thread does not inherit the TypeScript loader of the process it was started from.
register();

export const { compile, render, drawSharingPictures } = await import('./tasks.ts');
