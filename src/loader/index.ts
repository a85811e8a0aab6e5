/**
 * Brings islands to life when someone needs them. About 1 KB, imports nothing but its own
 * folder; docs/adding-an-island.md says what the page must hold.
 */
import { hold } from './hold';
import { inUse } from './in-use';
import type { Mount } from './manifest';
import { preload } from './preload';
import { parsed } from './moments';
import { start } from './start';
import { triggers } from './triggers';

declare global {
	interface Window {
		/** Islands by name, and `start` for elements that were not in the page at first. */
		atollIslands: Record< string, Mount >;
	}
}

window.atollIslands = { start };

document.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( ( element ) => {
	const go = () => start( element );
	const check = () => {
		if ( inUse( element ) ) {
			go();
		}
	};
	triggers[ element.dataset.on! ]!( element, go );
	parsed.then( check );
	addEventListener( 'pageshow', check );
} );
hold();
preload();
