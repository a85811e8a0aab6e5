import { propsOf } from '../register';
import { showInTurn } from './show-in-turn';
import { dismissedAt } from './dismissed';
import { avoidControls } from './position/avoid-controls';
import { isOn, notificationsIn } from './notification';
import { reserveSpace } from './position/reserve-space';
import { stackIn } from './stack';

/**
 * Makes a stack of the server's list (spec 2, 4, 9). What is on is judged once, when the page is opened: nothing
 * vanishes while somebody reads it. It needs no React, which would weigh fifty times as much on every page.
 */
export const startNotifications = ( place: HTMLElement ): void => {
	const { path } = propsOf( place ) as { path: string };
	const dismissed = dismissedAt( path );
	const section = place.querySelector< HTMLElement >( '.atoll-notifications' )!;
	const waiting = notificationsIn( section ).filter( ( notification ) => {
		const stays = isOn( notification, Date.now() ) && ! dismissed.has( notification.id );
		notification.element.hidden = ! stays;
		return stays;
	} );
	section.hidden = waiting.length === 0;
	if ( section.hidden ) {
		return;
	}
	const stack = stackIn( place, waiting, dismissed );
	section.classList.add( 'is-live' );
	const list = section.querySelector< HTMLElement >( '.atoll-notifications__list' )!;
	const look = avoidControls( list );
	reserveSpace( list );
	showInTurn( waiting, ( notification ) => {
		stack.show( notification );
		look();
	} );
	// A page that comes back out of the browser's history is as it was left, and another tab may have closed some.
	addEventListener( 'pageshow', stack.tidy );
	document.addEventListener( 'visibilitychange', stack.tidy );
};
