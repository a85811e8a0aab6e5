/** The notifications of the page, as php/Site/Notifications/NotificationMarkup prints them. */
export const SECTION = '.atoll-notifications';

/** In the server's order: critical first, then newest first (spec 4). */
export const printedIn = ( container: HTMLElement ) =>
	container.querySelectorAll< HTMLElement >( '.atoll-notification' );
