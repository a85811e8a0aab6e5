import type { Behaviour } from '../../context';
import { visiblePages } from '../../pages/pages';
import { followForm } from '../../store/follow';

/** Shows one page of the server's form, with the buttons of that page. */
export const showPage: Behaviour = ( context ) => {
	const { markup } = context;
	if ( context.definition.pages < 2 ) {
		return () => {};
	}
	return followForm( context, [ 'page', 'hidden' ], ( { hidden, page } ) => {
		const visible = visiblePages( context, hidden );
		const isAlone = visible.length < 2;
		const isFirst = page <= visible[ 0 ]!;
		const isLast = page >= visible.at( -1 )!;
		const hidesNext = isLast || hidden.hiddenNext.has( page );
		markup.pages.forEach( ( element, index ) => ( element.hidden = index !== page ) );
		markup.navs.forEach( ( element, index ) => ( element.hidden = index !== page ) );
		markup.last.forEach( ( element ) => ( element.hidden = ! isLast ) );
		markup.setHidden( 'atoll_page', String( page ) );
		markup
			.heading( page )
			?.toggleAttribute( 'hidden', isAlone && ! context.definition.pageList[ page ]?.title );
		const nav = markup.navs[ page ];
		nav?.querySelector( '[data-atoll=back]' )?.toggleAttribute( 'hidden', isAlone );
		nav?.querySelector( '[data-atoll=back]' )?.toggleAttribute( 'disabled', isFirst );
		nav?.querySelector( '[data-atoll=next]' )?.toggleAttribute( 'disabled', isLast );
		nav?.querySelector( '[data-atoll=next]' )?.toggleAttribute( 'hidden', hidesNext );
	} );
};
