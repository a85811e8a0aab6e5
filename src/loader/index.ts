/**
 * Starts islands when a person needs them. About 1.5 KB; imports nothing outside its folder. docs/adding-an-island.md
 * says what the page must contain.
 */
import './hold';
import { startInUse } from './in-use';
import type { Mount } from './manifest';
import { start } from './start';
import { triggers } from './triggers';

declare global {
	interface Window {
		/** Islands by name, and `start` for elements that are added to the page later. */
		atollIslands?: Record< string, Mount >;
	}
}

window.atollIslands = { start };

document.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( ( element ) => {
	triggers[ element.dataset.on! ]!( element );
	startInUse( element );
} );
