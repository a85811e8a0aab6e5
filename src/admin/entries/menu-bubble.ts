/**
 * Lets the number beside the menu's words follow the list, as WordPress' own does beside "Comments". It counts as far
 * and in the words that php/Admin/Entries/UnreadBubble prints with it.
 *
 * @param unread Of all forms.
 */
export const showUnread = ( unread: number ) => {
	document.querySelectorAll< HTMLElement >( '#adminmenu .atoll-unread' ).forEach( ( bubble ) => {
		const [ visible, spoken ] = bubble.children;
		const { most, words } = bubble.dataset;
		const number = unread > Number( most ) ? `${ most }+` : String( unread );
		bubble.classList.toggle( 'count-0', unread === 0 ); // By which the menu's own rules hide it.
		visible!.textContent = number;
		spoken!.textContent = words!.replace( '%s', number );
	} );
};
