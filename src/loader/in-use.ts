/** The address asks for a saved form (spec 2). */
const resumes = /(?=.*[?&]formid=).*(form|gf_)token=/.test( location.search );

// Where someone is, and choices that are not the server's. Without a `selected` option the
// browser picks one, which says nothing.
const signs =
	( resumes ? 'form,' : '' ) +
	':focus,[selected]:not(:checked),[checked]:not(:checked),input:checked:not([checked])';

/**
 * Whether someone is in the middle of this island already, so that it must not wait for a
 * new sign: typed before we came, restored by the browser, or asked for by the address.
 */
export const inUse = ( element: HTMLElement ): boolean =>
	!! element.querySelector( signs ) ||
	[ ...element.querySelectorAll< HTMLInputElement >( 'input,textarea' ) ].some(
		( { value, defaultValue } ) => value !== defaultValue
	);
