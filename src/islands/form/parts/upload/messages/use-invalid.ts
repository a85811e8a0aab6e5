import { useLayoutEffect } from '@wordpress/element';
import type { Context } from '../../../context';
import { useField } from '../../../store/use-field';

/**
 * Hook that marks a field's control as invalid because of its files. The field's own verdict sets the same attribute,
 * so this hook renders whenever the verdict changes, and after it.
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
