import { select } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Place } from '../../../ui';
import type { Context } from '../context';
import { followForm } from '../store/follow';
import { useAnnouncements } from './use-announcements';
import { useDocumentTitle } from './use-document-title';

/**
 * Hook that returns whether to omit the announcement because the form already says that it is busy. Without an
 * announcement, React renders nothing when a button is pressed, which would delay the response to the press.
 */
const useIsSuppressed = ( context: Context, announcements: string ): boolean =>
	useSyncExternalStore(
		( listener ) => followForm( context, [ 'loading' ], listener ),
		() => announcements !== '' && select( forms ).getForm( context.key ).loading
	);

/** The live region for announcements; also keeps the document's title up to date. A busy form announces itself. */
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
