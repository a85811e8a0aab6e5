import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { notifications } from '@atoll/stores';
import type { Notification } from '../notification';

/** Milliseconds (spec 4 and 9). */
const BEFORE_FIRST = 1000;
const BETWEEN = 500;
const AFTER_CRITICAL = 1000;

const pauseAfter = ( previous: Notification | undefined ) => {
	if ( ! previous ) {
		return BEFORE_FIRST;
	}
	return previous.isCritical ? AFTER_CRITICAL : BETWEEN;
};

/** Hook that shows notifications one after another: each waits for the one before it. */
export const useTurns = ( waiting: Notification[] ) => {
	const { shown } = useDispatch( notifications );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const showAfterPause = ( index: number ) => {
			const notification = waiting[ index ];
			if ( notification ) {
				timer = setTimeout(
					() => {
						shown( notification.id );
						showAfterPause( index + 1 );
					},
					pauseAfter( waiting[ index - 1 ] )
				);
			}
		};
		showAfterPause( 0 );
		return () => clearTimeout( timer );
	}, [ waiting, shown ] );
};
