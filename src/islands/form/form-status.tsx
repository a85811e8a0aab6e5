import { useSelect } from '@wordpress/data';
import { useLayoutEffect } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Place } from '../../ui';
import type { Context } from './context';

/** Says that the form is being sent, and shows it on the server's button. */
export const FormStatus = ( { context }: { context: Context } ) => {
	const { definition, key, markup } = context;
	const loading = useSelect( ( select ) => select( forms ).getForm( key ).loading, [ key ] );

	useLayoutEffect( () => {
		// Not `disabled`, which would lose the focus and the button's name.
		markup.submit?.setAttribute( 'aria-disabled', String( loading ) );
		markup.form.setAttribute( 'aria-busy', String( loading ) );
		return () => {
			markup.submit?.removeAttribute( 'aria-disabled' );
			markup.form.removeAttribute( 'aria-busy' );
		};
	}, [ loading, markup ] );

	return (
		<Place at={ markup.place( 'status' ) }>
			{ loading ? <span className="atoll-sending">{ definition.texts.sending }</span> : null }
		</Place>
	);
};
