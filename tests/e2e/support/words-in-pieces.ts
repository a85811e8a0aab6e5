import type { Page } from '@playwright/test';

/** Words of links, buttons and choices that do not stand on one line; people's names may be too long for any. */
export const wordsInPieces = ( page: Page ): Promise< string[] > =>
	page
		.locator( 'main :is(a, button, summary, .atoll-option__label):visible' )
		.evaluateAll( ( controls ) =>
			controls
				.flatMap( ( control ) => [ ...control.childNodes ] )
				.filter( ( node ) => node.nodeType === Node.TEXT_NODE )
				.flatMap( ( node ) =>
					[ ...node.textContent!.matchAll( /\b[a-z]{2,12}\b/gi ) ]
						.filter( ( { 0: word, index } ) => {
							const range = document.createRange();
							range.setStart( node, index );
							range.setEnd( node, index + word.length );
							return range.getClientRects().length > 1;
						} )
						.map( ( [ word ] ) => word )
				)
		);
