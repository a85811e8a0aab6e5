import type { ResolvedAnswers } from '../../../forms';
import type { Context } from '../context';
import { fillText } from '../texts/fill-text';

type Hidden = Pick< ResolvedAnswers, 'hiddenPages' >;

/** Returns the indexes of pages that logic does not hide; the first if it hides all, or there would be no way on. */
export const visiblePages = ( { definition }: Context, { hiddenPages }: Hidden ): number[] => {
	const all = Array.from( { length: definition.pages }, ( _, page ) => page );
	const visible = all.filter( ( page ) => ! hiddenPages.has( page ) );
	return visible.length ? visible : [ 0 ];
};

/**
 * Returns the page itself, or the one shown in place of a page that logic hides, as php/Engine/Logic/VisiblePages::at.
 */
export const visiblePage = ( context: Context, hidden: Hidden, page: number ): number => {
	const visible = visiblePages( context, hidden );
	return visible.filter( ( one ) => one <= page ).pop() ?? visible[ 0 ]!;
};

/** Returns the page that Next leads to; undefined on the last page. */
export const nextPage = ( context: Context, hidden: Hidden, page: number ) =>
	visiblePages( context, hidden ).find( ( one ) => one > page );

/** Returns the page that Back leads to; undefined on the first page. */
export const previousPage = ( context: Context, hidden: Hidden, page: number ) =>
	visiblePages( context, hidden )
		.filter( ( one ) => one < page )
		.pop();

/** Returns "Page 2 of 4", counting visible pages. */
export const pageCount = ( { definition }: Context, visible: number[], page: number ): string =>
	fillText( definition.texts.pageOf, {
		page: visible.indexOf( page ) + 1 || 1,
		pages: visible.length,
	} );
