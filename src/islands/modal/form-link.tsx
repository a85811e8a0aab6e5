import { useEffect } from '@wordpress/element';
import { isPlainClick } from '../../ui/is-plain-click';
import { modalOf } from './modal';
import { shouldResume } from './resume';

/**
 * Lets a link open its form above the page. It mounts when somebody is about to use it, which is when the form is
 * fetched. From then on it is a button, to assistive technology and to the space bar. It renders nothing.
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
				event.preventDefault(); // It would scroll.
				if ( ! event.repeat ) {
					link.click(); // Which others hear as well, such as the menu that it stands in.
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
