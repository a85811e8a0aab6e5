import { renderHook } from '@testing-library/react';
import { useRoom } from './use-room';

let resized: () => void;

beforeEach( () => {
	window.ResizeObserver = class {
		constructor( callback: ResizeObserverCallback ) {
			resized = () => callback( [], this );
		}
		observe() {}
		unobserve() {}
		disconnect() {}
	};
	document.body.innerHTML = '<ul><li class="atoll-notification"></li></ul>';
	Object.defineProperty( document.querySelector( 'ul' ), 'offsetHeight', { value: 8 } );
} );

const room = () => document.documentElement.style.getPropertyValue( '--atoll-notifications-room' );

it( 'is as high as the stack, and nothing once all are closed', async () => {
	const list = document.querySelector( 'ul' )!;
	const { unmount } = renderHook( () => useRoom( list ) );
	resized();
	await Promise.resolve();
	expect( room() ).toBe( '8px' );
	list.replaceChildren();
	resized();
	await Promise.resolve();
	expect( room() ).toBe( '0px' );
	unmount();
	expect( room() ).toBe( '' );
} );
