import type { Notification } from './notification';

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
export const showInTurn = (
	waiting: Notification[],
	show: ( notification: Notification ) => void,
	previous?: Notification
): void => {
	const [ next, ...others ] = waiting;
	if ( next ) {
		setTimeout( () => {
			show( next );
			showInTurn( others, show, next );
		}, pauseAfter( previous ) );
	}
};
