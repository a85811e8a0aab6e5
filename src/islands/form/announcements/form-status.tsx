import { Place } from '../../../ui';
import type { Context } from '../context';
import { useFormState } from '../store/use-form-state';
import { useAnnouncements } from './use-announcements';
import { useDocumentTitle } from './use-document-title';

/** Announces changes, and keeps the page's title. While the form is busy it says so itself. */
export const FormStatus = ( { context }: { context: Context } ) => {
	const { loading } = useFormState( context, [ 'loading' ] );
	const announcements = useAnnouncements( context );
	useDocumentTitle( context );

	const said = loading ? '' : announcements;
	return (
		<Place at={ context.markup.place( 'status' ) } asPrinted={ ! said }>
			{ said ? <span className="screen-reader-text">{ said }</span> : null }
		</Place>
	);
};
