import type { Page } from '@playwright/test';

/**
 * Returns words that break across lines; people's names may be too long for any line.
 *
 * @param page
 * @param selector Elements to check; links, buttons and choices by default.
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
