import { useSelect } from '@wordpress/data';
import { useLayoutEffect, useState } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { isBlank } from '../../forms';
import { Message, Place } from '../../ui';
import type { Context } from './context';
import type { Markup } from './markup';

/** Where the error is told to assistive technology: a group of radio buttons errs as one. */
const bearers = ( { controls, field }: Markup, id: number ): Element[] => {
	const group = field( id );
	return group?.matches( '[role=radiogroup]' ) ? [ group ] : controls( id );
};

/** What to mend in one field, said in the server's place for it and set on the server's controls. */
export const FieldMessage = ( { context, id }: { context: Context; id: number } ) => {
	const { key, markup } = context;
	const place = markup.error( id );
	const [ printed ] = useState( () => place?.textContent?.trim() ?? '' );
	const field = useSelect( ( select ) => select( forms ).getField( key, id ), [ key, id ] );
	const message = field?.errorMessage ?? printed;
	const isInvalid = message !== '';
	const isValid = !! field?.valid && ! isBlank( field.value );

	useLayoutEffect( () => {
		markup.field( id )?.classList.toggle( 'is-invalid', isInvalid );
		markup.field( id )?.classList.toggle( 'is-valid', isValid );
		bearers( markup, id ).forEach( ( bearer ) =>
			isInvalid
				? bearer.setAttribute( 'aria-invalid', 'true' )
				: bearer.removeAttribute( 'aria-invalid' )
		);
	}, [ id, isInvalid, isValid, markup ] );

	return (
		<Place at={ place } asPrinted={ message === printed }>
			{ isInvalid ? <Message text={ message } /> : null }
		</Place>
	);
};
