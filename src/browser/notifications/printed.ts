/** Selector of the page's notifications, as php/Site/Notifications/NotificationMarkup prints them. */
export const SECTION = '.atoll-notifications';

/** Returns the notifications in the server's order: critical first, then newest first (spec 4). */
export const printedIn = ( container: HTMLElement ) =>
	container.querySelectorAll< HTMLElement >( '.atoll-notification' );
