import { close, isShown, letGo, type Behaviour } from './submenu';
import { onWidthChange } from './width';

const outside = ( element: HTMLElement, target: EventTarget | null ) =>
	target instanceof Node && ! element.contains( target );

/**
 * A submenu that a press opened closes when its entry is left: by the pointer, with the delays
 * that CSS keeps, by the focus, or by a press elsewhere. Following a link closes all (spec 4),
 * and so does a change of the window's width.
 */
export const closeWhenLeft: Behaviour = ( { element, submenus, signal } ) => {
	submenus.forEach( ( submenu ) => {
		const { item } = submenu;
		const leave = ( { pointerType }: PointerEvent ) =>
			pointerType === 'touch' || letGo( submenu );
		item.addEventListener( 'pointerleave', leave, { signal } );
		item.addEventListener(
			'focusout',
			( { relatedTarget } ) => outside( item, relatedTarget ) && letGo( submenu ),
			{ signal }
		);
		item.ownerDocument.addEventListener(
			'pointerdown',
			( { target } ) => outside( item, target ) && letGo( submenu ),
			{ signal }
		);
	} );

	const closeAll = () => submenus.filter( isShown ).forEach( close );
	element.addEventListener(
		'click',
		( { target } ) => ( target as Element ).closest( 'a[href]' ) && closeAll(),
		{ signal }
	);
	onWidthChange( closeAll, signal );
};
