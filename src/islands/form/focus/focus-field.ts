import { scrollIntoView } from './scroll';

/**
 * Focuses a field, or another element, and scrolls all of it into view, with its label and message: to the middle of
 * the window, where no sticky header covers it. If the field is higher than the window, only its control is scrolled to
 * the middle, with its label and message right above it.
 */
export const focusField = ( field: HTMLElement | null ) => {
	if ( field ) {
		const find = ( selector: string ) => field.querySelector< HTMLElement >( selector );
		const focused =
			find( 'input:checked[aria-invalid]' ) ??
			find( ':is(input, select, textarea)[aria-invalid]' ) ??
			find( 'input:checked' ) ??
			// A description may contain links, and comes before the control.
			find( 'input:not([type=hidden]), select, textarea' ) ??
			find( '[tabindex]' ) ??
			find( 'a[href]' ) ??
			field;
		focused.focus( { preventScroll: true } );
		scrollIntoView( field.scrollHeight < innerHeight ? field : focused, 'center' );
	}
};
