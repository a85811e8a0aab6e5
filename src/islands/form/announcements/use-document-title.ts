import { useEffect, useState } from '@wordpress/element';
import type { Context } from '../context';
import { isInDialog } from '../markup/markup';
import { pageCount, visiblePages } from '../pages/pages';
import { useFormState } from '../store/use-form-state';

/** The separator that php/Forms/Page/Posting/PostedPageTitle puts before the page's own title. */
const DASH = ' – ';

/**
 * Hook that puts the form's status at the start of the document's title, as the server does: that there are errors,
 * which page of the form is shown, or that the form was sent. A dialog has its own title instead.
 */
export const useDocumentTitle = ( context: Context ) => {
	const { definition, markup } = context;
	const { texts } = definition;
	const { confirmation, hidden, page, refusals, summary, turns } = useFormState( context, [
		'confirmation',
		'hidden',
		'page',
		'refusals',
		'summary',
		'turns',
	] );
	const name =
		definition.pages > 1 &&
		( definition.pageList[ page ]?.title ||
			pageCount( context, visiblePages( context, hidden ), page ) );
	const isWrong = Object.values( summary.messages ).some( Boolean ) || summary.others.length > 0;

	const [ pageTitle ] = useState( () =>
		[ texts.error, name ].reduce< string >( ( title, part ) => {
			const prefix = part + DASH;
			return title.startsWith( prefix ) ? title.slice( prefix.length ) : title;
		}, document.title )
	);

	const parts = confirmation ? [ texts.sent ] : [ isWrong && texts.error, name ];
	const title = [ ...parts, pageTitle ].filter( Boolean ).join( DASH );
	const isChanged =
		refusals > 0 || turns > 0 || confirmation !== '' || page !== markup.printedPage;
	useEffect( () => {
		// Until something changes here, the title is as the server printed it.
		if ( isChanged && ! isInDialog( markup ) ) {
			document.title = title;
		}
	}, [ isChanged, markup, title ] );
};
