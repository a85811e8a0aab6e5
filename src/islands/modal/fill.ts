import type { ShownForm } from '../../api';
import { startIsland } from '../start-island';
import type { Shell } from './shell';

/** Whether the modal holds a form; a sent form is replaced by its confirmation. */
export const holdsForm = ( { body }: Shell ): boolean => body.querySelector( 'form' ) !== null;

/** Unmounts and removes the modal's content, so that the next form gets its own island. */
const unmountContent = ( body: HTMLElement ) => {
	body.querySelectorAll( '[data-island]' ).forEach( ( island ) =>
		island.dispatchEvent( new Event( 'atoll:unmount' ) )
	);
	body.replaceChildren();
};

/**
 * Puts a form's markup into the modal and starts its island.
 *
 * @param shell
 * @param form   The server's markup.
 * @param action URL of a page with the form, for the browser's own post if no script sends the form.
 */
export const fillModal = (
	{ dialog, title, body }: Shell,
	form: Pick< ShownForm, 'title' | 'form' >,
	action: string
) => {
	unmountContent( body );
	title.textContent = form.title;
	title.id = `${ dialog.id }-title`;
	dialog.removeAttribute( 'aria-label' );
	dialog.setAttribute( 'aria-labelledby', title.id );
	body.innerHTML = form.form;
	body.querySelectorAll( 'form' ).forEach( ( one ) => one.setAttribute( 'action', action ) );
	body.querySelectorAll< HTMLElement >( '[data-island]' ).forEach( startIsland );
};
