import { __, sprintf } from '@wordpress/i18n';

/** As far as php/Admin/Entries/UnreadBubble counts. */
const MOST = 99;

/**
 * Lets the number beside the menu's words follow the list, as WordPress' own does beside "Comments".
 *
 * @param unread Of all forms.
 */
export const showUnread = ( unread: number ) => {
	const number = unread > MOST ? `${ MOST }+` : String( unread );
	/* translators: %s: number of entries, may be "99+". */
	const said = sprintf( __( '%s unread', 'atoll' ), number );
	document.querySelectorAll< HTMLElement >( '#adminmenu .atoll-unread' ).forEach( ( bubble ) => {
		const [ shown, heard ] = bubble.children;
		bubble.style.display = unread ? '' : 'none'; // The menu's own rules outweigh `hidden`.
		shown!.textContent = number;
		heard!.textContent = said;
	} );
};
