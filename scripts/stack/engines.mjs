/** Engines that a site can run on; each is a folder here. */
export const ENGINES = [ 'playground', 'native' ];
