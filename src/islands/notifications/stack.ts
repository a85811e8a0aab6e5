import { announcer } from './announce';
import { closeButton } from './close-button';
import { enableDrag } from './gestures/drag';
import { watchOrigin } from './focus';
import { animateMoves, slideOut } from './motion';
import type { Notification } from './notification';
import { remembered, type Remembered } from './remembered';

/** Those that were announced in this browser session are not announced on its next page again. */
const ANNOUNCED = 'atoll-notifications-told';

const buttonOf = ( { element }: Notification ) =>
	element.querySelector< HTMLElement >( '.atoll-notification__close' );

/**
 * The notifications that show.
 *
 * @param place     The island's element.
 * @param waiting   All that will come. Each has its close button from the start: the room for it is part of its size.
 * @param dismissed Numbers of those that people have closed.
 */
export const stackIn = ( place: HTMLElement, waiting: Notification[], dismissed: Remembered ) => {
	const announced = remembered( ANNOUNCED );
	const announce = announcer( place );
	const origin = watchOrigin( place );
	let shown: Notification[] = [];

	const takeOut = ( notification: Notification ) => {
		const others = shown.filter( ( other ) => other !== notification );
		animateMoves(
			others.map( ( { element } ) => element ),
			() => notification.element.remove()
		);
		shown = others;
	};

	/** To the next one, or the last, or back to where it was; it stays where it is if it is elsewhere. */
	const moveFocus = ( notification: Notification ) => {
		if ( notification.element.matches( ':focus-within' ) ) {
			const at = shown.indexOf( notification );
			const near = shown[ at + 1 ] ?? shown[ at - 1 ];
			( near ? buttonOf( near ) : origin() )?.focus();
		}
	};

	const dismiss = async ( notification: Notification, way?: -1 | 1 ) => {
		dismissed.add( notification.id );
		moveFocus( notification );
		if ( way ) {
			await slideOut( notification.element, way );
		}
		takeOut( notification );
	};

	waiting.forEach( ( notification ) =>
		notification.element.append(
			closeButton( notification.close, () => dismiss( notification ) )
		)
	);

	return {
		show( notification: Notification ): void {
			if ( dismissed.has( notification.id ) ) {
				return;
			}
			const { element, id } = notification;
			shown = [ ...shown, notification ];
			element.classList.add( 'is-shown' );
			element.addEventListener(
				'keydown',
				( { key } ) => key === 'Escape' && dismiss( notification )
			);
			enableDrag( element, ( way ) => dismiss( notification, way ) );
			if ( ! announced.has( id ) ) {
				announced.add( id );
				announce( notification );
			}
		},
		/** Takes out what was closed on another page. */
		tidy(): void {
			shown
				.filter( ( { id } ) => dismissed.has( id ) )
				.forEach( ( notification ) => {
					moveFocus( notification );
					takeOut( notification );
				} );
		},
	};
};
