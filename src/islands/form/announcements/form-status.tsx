import { useLayoutEffect } from '@wordpress/element';
import { Place } from '../../../ui';
import type { Context } from '../context';
import { useFormState } from '../store/use-form-state';
import { useAnnouncements } from './use-announcements';
import { useDocumentTitle } from './use-document-title';

/** Says what the form is busy with and disables the server's buttons meanwhile; announces changes, and keeps the page's title. */
export const FormStatus = ( { context }: { context: Context } ) => {
	const { definition, markup } = context;
	const { loading, task } = useFormState( context, [ 'loading', 'task' ] );

	const announcements = useAnnouncements( context );
	useDocumentTitle( context );

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

	const announced = announcements ? (
		<span className="screen-reader-text">{ announcements }</span>
	) : null;
	return (
		<Place at={ markup.place( 'status' ) }>
			{ loading ? (
				<span className="atoll-sending">{ definition.texts[ task ] }</span>
			) : (
				announced
			) }
		</Place>
	);
};
