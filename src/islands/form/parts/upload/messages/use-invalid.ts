import { useLayoutEffect } from '@wordpress/element';
import type { Context } from '../../../context';
import { useField } from '../../../store/use-field';

/**
 * Marks the control of a field as erring for the sake of its files. Its own verdict sets the same attribute, so this
 * renders whenever that does, and after it.
 */
export const useInvalid = ( context: Context, field: number, hasFileError: boolean ) => {
	const isInvalid = !! useField( context, field )?.errorMessage || hasFileError;
	useLayoutEffect( () => {
		const control = context.markup.controls( field )[ 0 ];
		if ( isInvalid ) {
			control?.setAttribute( 'aria-invalid', 'true' );
		} else {
			control?.removeAttribute( 'aria-invalid' );
		}
	} );
};
