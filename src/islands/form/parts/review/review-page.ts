import type { Context } from '../../context';

/** Returns the index of the page that shows the answers of earlier pages; undefined if there is none. */
export const reviewPage = ( { markup }: Context ): number | undefined => {
	const page = markup.place( 'review' )?.closest< HTMLElement >( '[data-page]' );
	return page ? Number( page.dataset.page ) : undefined;
};
