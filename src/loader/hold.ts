import { intercept } from './intercept';
import { settle, start } from './start';

/** After so many milliseconds the browser follows a held link itself. */
const PATIENCE = 2000;

let held: HTMLElement | null = null;

// Holds a click on a `data-hold` link, or on a link that is an island itself, until the island
// listens, then clicks again: it is the island's to answer, or the browser's when the island is
// late or has failed.
intercept(
	'[data-island]:not([data-settled]) [data-hold],a[data-island]:not([data-settled])',
	( link ) => {
		const island = link.closest< HTMLElement >( '[data-island]' )!;
		const release = () => {
			settle( island );
			held?.click();
			held = null;
		};
		held = link;
		start( island ).then( release );
		setTimeout( release, PATIENCE );
	}
);
