import { useEffect, useLayoutEffect } from '@wordpress/element';
import type { Context } from '../context';
import { focusFromTop } from '../focus/focus-from-top';
import { enterPage, leavePages } from './page-history';
import { PageCount } from './page-count';
import { PageIndicator } from './page-indicator';
import { pageCount, visiblePages } from './pages';
import { useHidden } from '../conditions/use-hidden';
import { useFormState } from '../store/use-form-state';

/** Shows one page of the server's form, with the buttons that lead on from it. */
export const FormPages = ( { context }: { context: Context } ) => {
	const { markup } = context;
	const { confirmation, page, turns } = useFormState( context, [
		'confirmation',
		'page',
		'turns',
	] );
	const hidden = useHidden( context );
	const visible = visiblePages( context, hidden );
	const isFirst = page <= visible[ 0 ]!;
	const isLast = page >= visible.at( -1 )!;
	const hidesNext = isLast || hidden.hiddenNext.has( page );

	useLayoutEffect( () => {
		markup.pages.forEach( ( element, index ) => ( element.hidden = index !== page ) );
		markup.navs.forEach( ( element, index ) => ( element.hidden = index !== page ) );
		markup.last.forEach( ( element ) => ( element.hidden = ! isLast ) );
		markup.setHidden( 'atoll_page', String( page ) );
		const nav = markup.navs[ page ];
		nav?.querySelector( '[data-atoll=back]' )?.toggleAttribute( 'disabled', isFirst );
		nav?.querySelector( '[data-atoll=next]' )?.toggleAttribute( 'disabled', isLast );
		nav?.querySelector( '[data-atoll=next]' )?.toggleAttribute( 'hidden', hidesNext );
	}, [ hidesNext, isFirst, isLast, markup, page ] );

	useEffect( () => enterPage( context, page ), [ context, page ] );

	useEffect( () => {
		if ( turns > 0 ) {
			// Its words say which page it is, and are read out as it takes the focus.
			focusFromTop( markup.element, markup.heading( page ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only then: a refusal takes the focus to a field.
	}, [ turns ] );

	useEffect( () => {
		// On the way to another page there is nothing to tidy up here.
		if ( confirmation ) {
			leavePages( context );
		}
	}, [ confirmation, context ] );

	return (
		<>
			<PageIndicator context={ context } page={ page } visible={ visible } />
			<PageCount
				key={ page }
				at={ markup.count( page ) }
				text={ pageCount( context, hidden, page ) }
			/>
		</>
	);
};
