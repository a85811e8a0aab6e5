import { act, render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import { Header } from '../../src/islands/header/header';

/** What jsdom has none of, since it lays nothing out. Tests that say what a browser would observe bring their own. */
export class NoResizeObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

/** Brings the printed header to life; Testing Library lets go of it after the test. */
export const wake = () =>
	render( createElement( Header, { element: screen.getByTestId( 'island' ) } ) );

/** Lets time pass, and everything happen that is due. */
export const advanceTime = ( ms: number ) => act( () => jest.advanceTimersByTime( ms ) );
