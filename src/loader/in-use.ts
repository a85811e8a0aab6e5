import { documentParsed } from './moments';
import { start } from './start';

// A saved form that the address asks for (spec 2), where someone is or is led to, and choices that are not the
// server's. Without a `selected` option the browser picks one, which says nothing.
const IN_USE =
	( /formid=.*token=/.test( location.search ) ? 'form,' : '' ) +
	':focus,:target,:is([selected],[checked]):not(:checked),input:checked:not([checked])';

/**
 * Starts without waiting for a new sign where someone is in the middle of an island already: typed before
 * we came, restored by the browser, kept by the island, or asked for.
 */
export const startInUse = ( element: HTMLElement ) => {
	const check = () => {
		if (
			history.state?.[ element.id ] ||
			element.querySelector( IN_USE ) ||
			[ ...element.querySelectorAll< HTMLInputElement >( 'input,textarea' ) ].some(
				( control ) => control.value !== control.defaultValue
			)
		) {
			start( element );
		}
	};
	documentParsed.then( check );
	addEventListener( 'pageshow', check );
	addEventListener( 'hashchange', check );
};
