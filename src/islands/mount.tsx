import { createRoot, useEffect } from '@wordpress/element';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '../ui';

/** Returns the props that php/Platform/Islands/Islands.php prints. */
const propsOf = ( element: HTMLElement ) =>
	JSON.parse( element.querySelector( ':scope > script[data-atoll=props]' )?.textContent ?? '{}' );

/** Calls back once the island listens: this component's effect runs after those of its siblings. */
const Ready = ( { onReady }: { onReady: () => void } ) => {
	useEffect( onReady, [ onReady ] );
	return null;
};

/**
 * Registers an island with the loader. There is no other way to do so.
 *
 * The island renders into an empty root. It shows its content through portals, in the places that the server's markup
 * leaves for it, so that everything else in the element stays the server's. If the island fails, its effects are undone
 * and the server's HTML goes on working. Code that removes the element from the page must dispatch the event
 * `atoll:unmount` first.
 *
 * @param name      The island's name in php/Platform/Islands/IslandRegistry.php, which is also its folder's name.
 * @param Component Receives the element and the server's props.
 */
export const mount = < Props extends object >(
	name: string,
	Component: ComponentType< Props & { element: HTMLElement } >
) => {
	( window.atollIslands ??= {} )[ name ] = ( element ) =>
		new Promise< void >( ( resolve, reject ) => {
			// In a separate document: React listens to each change of the selection, at every key, in its root's document.
			const nowhere = document.implementation.createHTMLDocument();
			const root = createRoot( nowhere.createElement( 'div' ) );
			element.addEventListener( 'atoll:unmount', () => root.unmount(), { once: true } );
			root.render(
				<ErrorBoundary onError={ reject }>
					<Component { ...( propsOf( element ) as Props ) } element={ element } />
					<Ready onReady={ resolve } />
				</ErrorBoundary>
			);
		} );
};
