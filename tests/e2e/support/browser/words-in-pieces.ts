import type { Page } from '@playwright/test';

/**
 * Words that do not stand on one line; people's names may be too long for any.
 *
 * @param page
 * @param selector Of the elements in which they are looked for, one of links, buttons and choices unless told.
 */
export const wordsInPieces = (
	page: Page,
	selector = 'main :is(a, button, summary, .atoll-option__label)'
): Promise< string[] > =>
	page.locator( `${ selector }:visible` ).evaluateAll( ( elements ) =>
		elements
			.flatMap( ( element ) => [ ...element.childNodes ] )
			.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
			.flatMap( ( node ) =>
				[ ...node.textContent!.matchAll( /\b[a-z]{2,14}\b/gi ) ]
					.filter( ( { 0: word, index } ) => {
						const range = document.createRange();
						range.setStart( node, index );
						range.setEnd( node, index + word.length );
						return range.getClientRects().length > 1;
					} )
					.map( ( [ word ] ) => word )
			)
	);
