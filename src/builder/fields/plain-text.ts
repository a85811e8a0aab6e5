/** Plain text as a rich text editor takes it. */
export const toRich = ( text: string ): string =>
	text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' );

const textOf = ( html: string ): string =>
	new DOMParser().parseFromString( html.replace( /<br[^>]*>/g, ' ' ), 'text/html' ).body
		.textContent;

/** And back, whatever was pasted. Plain text, which most keys make, is not parsed as HTML. */
export const toPlain = ( html: string ): string =>
	( /[<&]|^\s/.test( html ) ? textOf( html ) : html ).replaceAll( '\u00a0', ' ' );
