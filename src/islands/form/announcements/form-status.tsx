import { select } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Place } from '../../../ui';
import type { Context } from '../context';
import { followForm } from '../store/follow';
import { useAnnouncements } from './use-announcements';
import { useDocumentTitle } from './use-document-title';

/**
 * Whether the announcement is left out, because the form says what it is busy with. Without an announcement React
 * draws nothing at a press, which would delay the answer to it.
 */
const useIsSuppressed = ( context: Context, announcements: string ): boolean =>
	useSyncExternalStore(
		( listener ) => followForm( context, [ 'loading' ], listener ),
		() => announcements !== '' && select( forms ).getForm( context.key ).loading
	);

/** Announces changes, and keeps the page's title. While the form is busy it says so itself. */
export const FormStatus = ( { context }: { context: Context } ) => {
	const announcements = useAnnouncements( context );
	const isSuppressed = useIsSuppressed( context, announcements );
	useDocumentTitle( context );

	const announcement = isSuppressed ? '' : announcements;
	return (
		<Place at={ context.markup.place( 'status' ) } asPrinted={ ! announcement }>
			{ announcement ? <span className="screen-reader-text">{ announcement }</span> : null }
		</Place>
	);
};
