/**
 * Brings islands to life when someone needs them. About 1.5 KB, imports nothing but its own
 * folder; docs/adding-an-island.md says what the page must hold.
 */
import './hold';
import { startInUse } from './in-use';
import type { Mount } from './manifest';
import { start } from './start';
import { triggers } from './triggers';

declare global {
	interface Window {
		/** Islands by name, and `start` for elements that were not in the page at first. */
		atollIslands?: Record< string, Mount >;
	}
}

window.atollIslands = { start };

document.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( ( element ) => {
	triggers[ element.dataset.on! ]!( element );
	startInUse( element );
} );
