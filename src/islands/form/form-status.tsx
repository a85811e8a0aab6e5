import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Place } from '../../ui';
import type { Context } from './context';

/** Says what the form is busy with, and shows it on the server's buttons. */
export const FormStatus = ( { context }: { context: Context } ) => {
	const { definition, key, markup } = context;
	const { loading, task } = useSelect( ( select ) => select( forms ).getForm( key ), [ key ] );

	useLayoutEffect( () => {
		// Not `disabled`, which would lose the focus and a button's name.
		markup.buttons.forEach( ( button ) =>
			button.setAttribute( 'aria-disabled', String( loading ) )
		);
		markup.form.setAttribute( 'aria-busy', String( loading ) );
		return () => {
			markup.buttons.forEach( ( button ) => button.removeAttribute( 'aria-disabled' ) );
			markup.form.removeAttribute( 'aria-busy' );
		};
	}, [ loading, markup ] );

	return (
		<Place at={ markup.place( 'status' ) }>
			{ loading ? <span className="atoll-sending">{ definition.texts[ task ] }</span> : null }
		</Place>
	);
};
