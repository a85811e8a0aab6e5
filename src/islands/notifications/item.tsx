import { useSelect } from '@wordpress/data';
import { createPortal } from '@wordpress/element';
import { notifications } from '@atoll/stores';
import { useListener } from '../use-listener';
import { useRemoval } from './closing/use-removal';
import { useSwipe } from './closing/use-swipe';
import { slideOut } from './motion';
import type { Notification } from './notification';
import { useShown } from './turns/use-shown';

interface Props {
	notification: Notification;
	isShown: boolean;
	onDismiss: ( one: Notification ) => void;
	/** Returns the element that had the focus before it entered the list. */
	origin: () => HTMLElement | undefined;
}

/** A notification of the stack: the server's `<li>`, with a close button from the start, so that its size is final. */
export const Item = ( { notification, isShown, onDismiss, origin }: Props ) => {
	const { id, element, closeLabel } = notification;
	const isClosed = useSelect( ( select ) => select( notifications ).isClosed( id ), [ id ] );
	const dismiss = () => onDismiss( notification );

	useShown( element, isShown );
	useRemoval( element, isClosed, origin );
	useSwipe( isShown ? element : null, ( way ) => slideOut( element, way ).then( dismiss ) );
	useListener< KeyboardEvent >( element, 'keydown', ( { key } ) => {
		if ( key === 'Escape' ) {
			dismiss();
		}
	} );

	return createPortal(
		<button
			type="button"
			className="atoll-notification__close"
			aria-label={ closeLabel }
			onClick={ dismiss }
		/>,
		element
	);
};
