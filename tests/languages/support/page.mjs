/**
 * What a page shows to people, looked at inside the page: every piece of text that stands outside of the brackets of a
 * translated one, what is cut off, and how far it can be scrolled sideways.
 */
export const look = ( page ) =>
	page.evaluate( () => {
		const isShown = ( element ) =>
			element.checkVisibility( { visibilityProperty: true, opacityProperty: false } );
		const outside = [];
		let depth = 0;
		const read = ( text ) => {
			const pieces = text.split( /([⟦⟧])/ );
			for ( const piece of pieces ) {
				depth += { '⟦': 1, '⟧': -1 }[ piece ] ?? 0;
				if ( depth === 0 && piece.trim() !== '' && piece !== '⟧' ) {
					outside.push( piece.replace( /\s+/g, ' ' ).trim() );
				}
			}
		};
		// 4 is NodeFilter.SHOW_TEXT.
		const walker = document.createTreeWalker( document.body, 4 );
		while ( walker.nextNode() ) {
			const parent = walker.currentNode.parentElement;
			if (
				! parent.closest( 'script, style, noscript, template, code' ) &&
				isShown( parent )
			) {
				read( walker.currentNode.data );
			}
		}
		depth = 0;
		for ( const name of [ 'aria-label', 'placeholder', 'alt', 'title', 'data-label' ] ) {
			document.body
				.querySelectorAll( `[${ name }]` )
				.forEach(
					( element ) => isShown( element ) && read( element.getAttribute( name ) )
				);
		}
		document.body
			.querySelectorAll( 'input[type="submit"], input[type="button"]' )
			.forEach( ( button ) => isShown( button ) && read( button.value ) );

		const hasOwnText = ( element ) =>
			[ ...element.childNodes ].some( ( node ) => node.nodeType === 3 && node.data.trim() );
		const isCut = ( element ) => {
			const style = window.getComputedStyle( element );
			const hides = /hidden|clip/.test( style.overflowX );
			// What only screen readers are told is a pixel wide.
			return (
				hides && element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1
			);
		};
		const cut = [ ...document.body.querySelectorAll( '*' ) ].filter(
			( element ) => isShown( element ) && hasOwnText( element ) && isCut( element )
		);
		return {
			outside,
			cut: cut.map( ( { tagName, className } ) => `${ tagName }.${ className }` ),
			sideways: document.scrollingElement.scrollWidth - window.innerWidth,
			translated: document.body.textContent.split( '⟦' ).length - 1,
			direction: window.getComputedStyle( document.body ).direction,
		};
	} );
