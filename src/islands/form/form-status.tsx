import { useLayoutEffect } from '@wordpress/element';
import { Place } from '../../ui';
import type { Context } from './context';
import { useFormState } from './use-form-state';
import { useNews } from './use-news';
import { useTitle } from './use-title';

/** Says what the form is busy with, and shows it on the server's buttons; reads out what is new, and keeps the title. */
export const FormStatus = ( { context }: { context: Context } ) => {
	const { definition, markup } = context;
	const { loading, task } = useFormState( context, [ 'loading', 'task' ] );

	const news = useNews( context );
	useTitle( context );

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

	const said = news ? <span className="screen-reader-text">{ news }</span> : null;
	return (
		<Place at={ markup.place( 'status' ) }>
			{ loading ? <span className="atoll-sending">{ definition.texts[ task ] }</span> : said }
		</Place>
	);
};
