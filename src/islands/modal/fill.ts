import type { ShownForm } from '../../api';
import { startIsland } from '../start-island';
import type { Shell } from './shell';

/** A form that has been sent has left its place to the confirmation. */
export const holdsForm = ( { body }: Shell ): boolean => body.querySelector( 'form' ) !== null;

/** Unmounts and removes what is in the modal, so that the next form gets an island of its own. */
const unmountContent = ( body: HTMLElement ) => {
	body.querySelectorAll( '[data-island]' ).forEach( ( island ) =>
		island.dispatchEvent( new Event( 'atoll:unmount' ) )
	);
	body.replaceChildren();
};

/**
 * Puts a form's own markup into the modal and brings it to life.
 *
 * @param shell
 * @param form   The server's.
 * @param action Where the browser posts it to if no script can: a page that has the form.
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
