import { copyText } from '../../browser/copy-text';

interface Props {
	/** The article's address. */
	url: string;
	title: string;
	/** Words of the interface, in the site's language. */
	texts: { copied: string; failed: string };
}

/**
 * Lets the browser copy the link, and offer its own ways to share where it has some. Without it the link is a link, and
 * the room for the browser's ways stays empty.
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
			// Whoever closes the browser's panel has changed their mind: nothing to say.
			navigator.share( { url, title } ).catch( () => undefined )
		);
	}
};
