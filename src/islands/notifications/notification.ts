import { printedIn } from '../../browser/notifications/printed';

/** A notification of the page (spec 3); its markup stays the server's. */
export interface Notification {
	id: number;
	isCritical: boolean;
	/** Accessible name of its close button. */
	closeLabel: string;
	element: HTMLElement;
}

/** Returns the notifications that src/enhancements/due-notifications marked as due. */
export const dueIn = ( container: HTMLElement ): Notification[] =>
	[ ...printedIn( container ) ]
		.filter( ( { hidden } ) => ! hidden )
		.map( ( element ) => ( {
			id: Number( element.dataset.id ),
			isCritical: element.classList.contains( 'atoll-notification--critical' ),
			closeLabel: element.dataset.close!,
			element,
		} ) );
