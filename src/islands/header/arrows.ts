import { linksOf, open, type Behaviour, type HeaderMenus, type Submenu } from './submenu';

/** What has the focus, among these. */
const focused = ( among: HTMLElement[] ) => among.findIndex( ( one ) => one.matches( ':focus' ) );

/** One step along a list that has ends; Home and End jump to them. */
const step = ( key: string, among: HTMLElement[], back: string, onward: string ) => {
	const to: Record< string, number > = {
		Home: 0,
		End: among.length - 1,
		[ back ]: focused( among ) - 1,
		[ onward ]: focused( among ) + 1,
	};
	return among[ to[ key ] ?? -1 ];
};

const inSubmenu = ( key: string, submenu: Submenu ) => {
	const links = linksOf( submenu );
	return focused( links ) === 0 && key === 'ArrowUp'
		? submenu.toggle
		: step( key, links, 'ArrowUp', 'ArrowDown' );
};

const onBar = ( key: string, bar: HTMLElement[] ) => {
	const isLeftward = bar[ 0 ] && getComputedStyle( bar[ 0 ] ).direction === 'rtl';
	return isLeftward
		? step( key, bar, 'ArrowRight', 'ArrowLeft' )
		: step( key, bar, 'ArrowLeft', 'ArrowRight' );
};

const target = ( key: string, bar: HTMLElement[], { submenus }: HeaderMenus ) => {
	const inside = submenus.find( ( { list } ) => list.matches( ':focus-within' ) );
	if ( inside ) {
		return inSubmenu( key, inside );
	}
	const entered = submenus.find( ( { toggle } ) => toggle.matches( ':focus' ) );
	if ( entered && key === 'ArrowDown' ) {
		open( entered );
		return linksOf( entered )[ 0 ];
	}
	return onBar( key, bar );
};

/** Down into a submenu and along it, left and right along the bar, Home and End to the ends. */
export const moveByArrows: Behaviour = ( header ) => {
	const menu = header.element.querySelector( '.atoll-menu' );
	const bar = [
		...header.element.querySelectorAll< HTMLElement >( '.atoll-menu__link:not(.is-text)' ),
	];

	menu?.addEventListener(
		'keydown',
		( event ) => {
			const { key, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
			const next =
				altKey || ctrlKey || metaKey || shiftKey ? undefined : target( key, bar, header );
			if ( next ) {
				event.preventDefault();
				next.focus();
			}
		},
		{ signal: header.signal }
	);
};
