import { useEffect } from '@wordpress/element';
import { modalOf } from './modal';
import { asksFor } from './resume';

const isPlain = ( { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent ) =>
	button === 0 && ! ( metaKey || ctrlKey || shiftKey || altKey );

/**
 * Lets a link open its form above the page. It comes alive when somebody means it, which is when
 * the form is fetched. It renders nothing.
 */
export const FormLink = ( { element }: { element: HTMLElement } ) => {
	useEffect( () => {
		const link = element as HTMLAnchorElement;
		const modal = modalOf( Number( link.dataset.atollForm ) );
		const onClick = ( event: MouseEvent ) => {
			if ( isPlain( event ) ) {
				event.preventDefault();
				modal.open( link );
			}
		};
		link.setAttribute( 'aria-haspopup', 'dialog' );
		link.addEventListener( 'click', onClick );
		modal.fetch();
		if ( asksFor( modal.form ) ) {
			modal.open( link );
		}
		return () => {
			link.removeAttribute( 'aria-haspopup' );
			link.removeEventListener( 'click', onClick );
		};
	}, [ element ] );
	return null;
};
