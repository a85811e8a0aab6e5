/** Returns plain text as HTML for a rich text editor. */
export const toRich = ( text: string ): string =>
	text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' );

const textOf = ( html: string ): string =>
	new DOMParser().parseFromString( html.replace( /<br[^>]*>/g, ' ' ), 'text/html' ).body
		.textContent;

/** Returns the plain text of HTML, whatever was pasted. Plain text, as most typing makes, is not parsed as HTML. */
export const toPlain = ( html: string ): string =>
	( /[<&]|^\s/.test( html ) ? textOf( html ) : html ).replaceAll( '\u00a0', ' ' );
