/**
 * Updates the number beside the menu item, as WordPress does for "Comments". It has the same limit and the same text as
 * in php/Admin/Entries/UnreadBubble, which prints it.
 *
 * @param unread Number of unread entries of all forms.
 */
export const showUnread = ( unread: number ) => {
	document.querySelectorAll< HTMLElement >( '#adminmenu .atoll-unread' ).forEach( ( bubble ) => {
		const [ visible, spoken ] = bubble.children;
		const { most, words } = bubble.dataset;
		const number = unread > Number( most ) ? `${ most }+` : String( unread );
		bubble.classList.toggle( 'count-0', unread === 0 ); // WordPress' styles hide the number by this class.
		visible!.textContent = number;
		spoken!.textContent = words!.replace( '%s', number );
	} );
};
