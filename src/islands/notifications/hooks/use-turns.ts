import { useDispatch } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { notifications } from '@atoll/stores';
import type { Notification } from '../notification';

/** Milliseconds, spec 4 and 9. */
const FIRST = 1000;
const NEXT = 500;
const AFTER_CRITICAL = 1000;

const pauseAfter = ( previous: Notification | undefined ) => {
	if ( ! previous ) {
		return FIRST;
	}
	return previous.isCritical ? AFTER_CRITICAL : NEXT;
};

/** Shows them one after another: each waits for the one before it. */
export const useTurns = ( waiting: Notification[] ) => {
	const { shown } = useDispatch( notifications );
	useEffect( () => {
		let timer: ReturnType< typeof setTimeout >;
		const wait = ( turn: number ) => {
			const one = waiting[ turn ];
			if ( one ) {
				timer = setTimeout(
					() => {
						shown( one.id );
						wait( turn + 1 );
					},
					pauseAfter( waiting[ turn - 1 ] )
				);
			}
		};
		wait( 0 );
		return () => clearTimeout( timer );
	}, [ waiting, shown ] );
};
