import { scrollIntoView } from './scroll';

/**
 * Puts the focus into a field, or onto anything else, and the whole of it, label and message too, into view: in the
 * middle, where no sticky header covers it. Where that is higher than the window, the control alone is in the middle:
 * its label and its message stand right above.
 */
export const focusField = ( field: HTMLElement | null ) => {
	if ( field ) {
		const find = ( selector: string ) => field.querySelector< HTMLElement >( selector );
		const focused =
			find( 'input:checked[aria-invalid]' ) ??
			find( ':is(input, select, textarea)[aria-invalid]' ) ??
			find( 'input:checked' ) ??
			// A description may have links, and stands before the control.
			find( 'input:not([type=hidden]), select, textarea' ) ??
			find( '[tabindex]' ) ??
			find( 'a[href]' ) ??
			field;
		focused.focus( { preventScroll: true } );
		scrollIntoView( field.scrollHeight < innerHeight ? field : focused, 'center' );
	}
};
