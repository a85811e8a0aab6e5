import { useEffect } from '@wordpress/element';
import { isPlainClick } from '../../ui/is-plain-click';
import { modalOf } from './modal';
import { shouldResume } from './resume';

/**
 * A link that opens its form above the page. The component renders nothing. It mounts when a person is about to use the
 * link, and then fetches the form. From then on the link acts as a button, for assistive technology and the space bar.
 */
export const FormLink = ( { element }: { element: HTMLElement } ) => {
	useEffect( () => {
		const link = element as HTMLAnchorElement;
		const modal = modalOf( Number( link.dataset.atollForm ) );
		const onClick = ( event: MouseEvent ) => {
			if ( isPlainClick( event ) ) {
				event.preventDefault();
				modal.open( link );
			}
		};
		const onKey = ( event: KeyboardEvent ) => {
			if ( event.key === ' ' ) {
				event.preventDefault(); // The space bar would scroll the page.
				if ( ! event.repeat ) {
					link.click(); // A click, so that others hear it too, such as the menu around the link.
				}
			}
		};
		link.setAttribute( 'role', 'button' );
		link.setAttribute( 'aria-haspopup', 'dialog' );
		link.addEventListener( 'click', onClick );
		link.addEventListener( 'keydown', onKey );
		modal.fetch();
		if ( shouldResume( modal.form ) ) {
			modal.open( link );
		}
		return () => {
			link.removeAttribute( 'role' );
			link.removeAttribute( 'aria-haspopup' );
			link.removeEventListener( 'click', onClick );
			link.removeEventListener( 'keydown', onKey );
		};
	}, [ element ] );
	return null;
};
