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
 * The head of the page, once somebody uses it.
 *
 * It shows nothing of its own: the server's menus open and close by CSS (src/styles/header), with the spec's delays.
 * It says to them, in attributes and class names, what CSS cannot know.
 *
 * It listens to presses, keys and the focus in the bar, to the end of CSS's delays, to the panel's button, and to the
 * width of the window and the size of its letters.
 *
 * What is open is in the store `menus`, which every hook here reads and updates; an open panel is on the stack of
 * `modals` as well.
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
