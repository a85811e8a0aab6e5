import { scrollIntoView } from './scroll';

/**
 * Puts the focus into a field, or onto anything else, and the whole of it, label and message
 * too, into view: in the middle, where no sticky header covers it.
 */
export const focusField = ( field: HTMLElement | null ) => {
	const find = ( selector: string ) => field?.querySelector< HTMLElement >( selector );
	const control =
		find( 'input:checked[aria-invalid]' ) ??
		find( ':is(input, select, textarea)[aria-invalid]' ) ??
		find( 'input:checked' ) ??
		// A description may have links, and stands before the control.
		find( 'input:not([type=hidden]), select, textarea' ) ??
		find( '[tabindex]' ) ??
		find( 'a[href]' );
	( control ?? field )?.focus( { preventScroll: true } );
	if ( field ) {
		scrollIntoView( field, 'center' );
	}
};
