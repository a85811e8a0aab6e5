const isCalm = () => window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

/**
 * Puts the focus into a field, or onto anything else, and the whole of it, label and message
 * too, into view: in the middle, where no sticky header covers it.
 */
export const focusField = ( field: HTMLElement | null ) => {
	const find = ( selector: string ) => field?.querySelector< HTMLElement >( selector );
	const control =
		find( ':is(input, select, textarea)[aria-invalid]' ) ??
		find( 'input:checked, input:not([type=hidden]), select, textarea, [tabindex], a[href]' );
	( control ?? field )?.focus( { preventScroll: true } );
	field?.scrollIntoView( { block: 'center', behavior: isCalm() ? 'auto' : 'smooth' } );
};

/**
 * Puts the focus onto something in an element whose beginning comes into view, below what a page
 * sticks there (`scroll-padding`).
 */
export const showFrom = ( element: HTMLElement, focused: HTMLElement | null ) => {
	focused?.focus( { preventScroll: true } );
	element.scrollIntoView( { block: 'start', behavior: isCalm() ? 'auto' : 'smooth' } );
};
