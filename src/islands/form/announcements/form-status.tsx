import { select } from '@wordpress/data';
import { useSyncExternalStore } from '@wordpress/element';
import { forms } from '@atoll/stores';
import { Place } from '../../../ui';
import type { Context } from '../context';
import { followForm } from '../store/follow';
import { useAnnouncements } from './use-announcements';
import { useDocumentTitle } from './use-document-title';

/**
 * Whether what is said gives way to what the form is busy with. Mostly nothing is said: then a press has React draw
 * nothing, which would stand in the way of the answer.
 */
const useGivesWay = ( context: Context, said: string ): boolean =>
	useSyncExternalStore(
		( listener ) => followForm( context, [ 'loading' ], listener ),
		() => said !== '' && select( forms ).getForm( context.key ).loading
	);

/** Announces changes, and keeps the page's title. While the form is busy it says so itself. */
export const FormStatus = ( { context }: { context: Context } ) => {
	const announcements = useAnnouncements( context );
	const givesWay = useGivesWay( context, announcements );
	useDocumentTitle( context );

	const said = givesWay ? '' : announcements;
	return (
		<Place at={ context.markup.place( 'status' ) } asPrinted={ ! said }>
			{ said ? <span className="screen-reader-text">{ said }</span> : null }
		</Place>
	);
};
