/** Kind of a new question until an editor chooses another: the one that suits most answers. */
export const DEFAULT_KIND = 'text';
