import { useMemo } from '@wordpress/element';
import { Submenu } from './bar/submenu';
import { useArrowKeys } from './bar/use-arrow-keys';
import { useOverflow } from './bar/use-overflow';
import { useTouch } from './bar/use-touch';
import { headerIn } from './markup';
import { Panel } from './panel/panel';
import { useClosing } from './use-closing';
import { useOpenState } from './use-open-state';
import { useTakeOver } from './use-take-over';

/**
 * The page's header, once a person uses it.
 *
 * It renders nothing visible itself: the server's menus open and close by CSS (src/styles/header), with the spec's
 * delays. The island sets the attributes and class names that CSS cannot derive.
 *
 * It listens to presses, keys and the focus in the bar, to the end of CSS delays, to the panel's button, to the
 * window's width and to the text size.
 *
 * The store `menus` holds what is open; every hook here reads and updates it. An open panel is on the stack of the
 * store `modals` as well.
 */
export const Header = ( { element }: { element: HTMLElement } ) => {
	const header = useMemo( () => headerIn( element ), [ element ] );
	const isTaken = useTakeOver( header );
	useOpenState( header );
	useClosing( header );
	useTouch( header );
	useArrowKeys( header );
	useOverflow( header );
	return isTaken ? (
		<>
			{ header.submenus.map( ( submenu ) => (
				<Submenu key={ submenu.list.id } { ...submenu } />
			) ) }
			{ header.panel && <Panel { ...header.panel } /> }
		</>
	) : null;
};
