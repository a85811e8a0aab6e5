import type { Context } from '../../context';

/** The page that shows the answers of those before it; undefined where none does. */
export const reviewPage = ( { markup }: Context ): number | undefined => {
	const page = markup.place( 'review' )?.closest< HTMLElement >( '[data-page]' );
	return page ? Number( page.dataset.page ) : undefined;
};
