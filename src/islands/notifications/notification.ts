/** A notification of the page (spec 3), as php/Site/Notifications/NotificationMarkup prints it. */
export interface Notification {
	id: number;
	isCritical: boolean;
	/** Milliseconds since the epoch; it is on from the start until just before the end. */
	starts: number;
	ends: number;
	/** Name of its close button. */
	close: string;
	element: HTMLElement;
}

const moment = ( seconds: string | undefined, absent: number ) =>
	seconds === undefined ? absent : Number( seconds ) * 1000;

/** In the server's order: critical first, then newest first (spec 4). */
export const notificationsIn = ( place: HTMLElement ): Notification[] =>
	[ ...place.querySelectorAll< HTMLElement >( '.atoll-notification' ) ].map( ( element ) => ( {
		id: Number( element.dataset.id ),
		isCritical: element.classList.contains( 'atoll-notification--critical' ),
		starts: moment( element.dataset.starts, -Infinity ),
		ends: moment( element.dataset.ends, Infinity ),
		close: element.dataset.close!,
		element,
	} ) );

/** The page may have come out of a cache: what was on when it was made need not be on now. */
export const isOn = ( { starts, ends }: Notification, now: number ): boolean =>
	starts <= now && now < ends;
