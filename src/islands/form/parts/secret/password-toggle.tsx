import { useLayoutEffect, useState } from '@wordpress/element';
import type { PublicField } from '../../../../contract/public-definition';
import { Place } from '../../../../ui';
import type { Context } from '../../context';
import { listen } from '../../events/listen';

/** A button that shows or hides a password. */
export const PasswordToggle = ( { context, field }: { context: Context; field: PublicField } ) => {
	const { definition, markup } = context;
	const [ isShown, setIsShown ] = useState( false );

	useLayoutEffect( () => {
		const show = ( type: string ) =>
			markup
				.controls( field.id )
				.forEach( ( control ) => control.setAttribute( 'type', type ) );
		show( isShown ? 'text' : 'password' );
		// Hidden again before it is sent: browsers offer values of text inputs for later forms.
		return listen( markup.form, 'submit', () => {
			show( 'password' );
			setIsShown( false );
		} );
	}, [ field, isShown, markup ] );

	return (
		<Place at={ markup.reveal( field.id ) }>
			<button
				type="button"
				className="atoll-reveal"
				onClick={ () => setIsShown( ! isShown ) }
			>
				<span>
					{ isShown ? definition.texts.hidePassword : definition.texts.showPassword }
				</span>
				<span className="screen-reader-text"> { field.label }</span>
			</button>
		</Place>
	);
};
