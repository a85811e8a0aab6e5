import { createRoot, useEffect } from '@wordpress/element';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '../ui';

/** What the server hands to the island; php/Platform/Islands/Islands.php prints it. */
const propsOf = ( element: HTMLElement ) =>
	JSON.parse( element.querySelector( ':scope > script[data-atoll=props]' )?.textContent ?? '{}' );

/** Its effect runs after those of everything beside it: then the island listens. */
const Ready = ( { onReady }: { onReady: () => void } ) => {
	useEffect( onReady, [ onReady ] );
	return null;
};

/**
 * Registers an island with the loader. There is no other way.
 *
 * It renders into nothing: what it shows goes through portals into the places that the server's
 * markup leaves for it, so that whatever else is in the element stays the server's. When it
 * fails, its effects are undone and the server's HTML works on. Whoever takes the element out of
 * the page says so with an event `atoll:unmount`.
 *
 * @param name      As in php/Platform/Islands/IslandRegistry.php and the folder's name.
 * @param Component Gets the element and the server's props.
 */
export const mount = < Props extends object >(
	name: string,
	Component: ComponentType< Props & { element: HTMLElement } >
) => {
	( window.atollIslands ??= {} )[ name ] = ( element ) =>
		new Promise< void >( ( resolve, reject ) => {
			// In a document of its own: React listens to each change of the selection, at each key, in that of a root.
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
