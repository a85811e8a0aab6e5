import { copyText } from '../../browser/copy-text';

interface Props {
	/** The article's URL. */
	url: string;
	title: string;
	/** Texts of the interface, in the site's language. */
	texts: { copied: string; failed: string };
}

/**
 * Adds buttons that copy the link and, if the browser supports it, open the browser's share panel. Without it, the link
 * is an ordinary link, and the share button's place stays empty.
 */
export const share = ( element: HTMLElement, { url, title, texts }: Props ) => {
	const status = element.querySelector( '[role=status]' );
	const showStatus = ( text: string ) => status && ( status.textContent = text );

	element.querySelector( '[data-atoll=copy]' )?.addEventListener( 'click', async ( event ) => {
		event.preventDefault();
		showStatus( ( await copyText( url ) ) ? texts.copied : texts.failed );
	} );

	const shareButton = element.querySelector< HTMLElement >( '[data-atoll=share]' );
	if ( shareButton && typeof navigator.share === 'function' ) {
		shareButton.classList.add( 'is-offered' );
		shareButton.addEventListener( 'click', () =>
			// A person who closes the browser's panel has changed their mind: no message.
			navigator.share( { url, title } ).catch( () => undefined )
		);
	}
};
