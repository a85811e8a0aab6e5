/** Plain text as a rich text editor takes it. */
export const toRich = ( text: string ): string =>
	text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' );

/** And back, whatever was pasted into it. */
export const toPlain = ( html: string ): string =>
	new DOMParser()
		.parseFromString( html.replace( /<br[^>]*>/g, ' ' ), 'text/html' )
		.body.textContent.replaceAll( '\u00a0', ' ' );
