import { documentParsed } from './moments';
import { start } from './start';

// Matches a draft that the URL asks for (spec 2), focused or targeted elements, and choices that differ from the
// server's. Without a `selected` option, the browser selects one by itself, which does not count.
const IN_USE =
	( /formid=.*token=/.test( location.search ) ? 'form,' : '' ) +
	':focus,:target,:is([selected],[checked]):not(:checked),input:checked:not([checked])';

/**
 * Starts an island at once if a person is using it already: typed before the loader ran, or with values that the
 * browser restored, answers that the island stored, or a draft that was asked for.
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
