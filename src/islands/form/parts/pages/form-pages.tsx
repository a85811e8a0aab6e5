import { useEffect } from '@wordpress/element';
import type { Context } from '../../context';
import { focusFromTop } from '../../focus/focus-from-top';
import { pageCount, visiblePages } from '../../pages/pages';
import { useFormState } from '../../store/use-form-state';
import { PageCount } from './page-count';
import { enterPage } from './page-history';
import { PageIndicator } from './page-indicator';
import { useFragment } from './use-fragment';

const SeveralPages = ( { context }: { context: Context } ) => {
	const { markup } = context;
	const { hidden, page, turns } = useFormState( context, [ 'hidden', 'page', 'turns' ] );
	const visible = visiblePages( context, hidden );

	useEffect( () => enterPage( context, page ), [ context, page ] );

	useEffect( () => {
		if ( turns > 0 ) {
			// The heading says which page it is, and is read out when it takes the focus.
			focusFromTop( markup.element, markup.heading( page ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only then: a refusal takes the focus to a field.
	}, [ turns ] );

	useFragment( context, turns );

	return (
		<>
			<PageIndicator context={ context } page={ page } visible={ visible } />
			<PageCount
				key={ page }
				at={ markup.count( page ) }
				text={ visible.length > 1 ? pageCount( context, visible, page ) : '' }
			/>
		</>
	);
};

/** Shows the page number and the progress, moves the focus to a new page, and adds it to the browser's history. */
export const FormPages = ( { context }: { context: Context } ) =>
	context.definition.pages > 1 ? <SeveralPages context={ context } /> : null;
