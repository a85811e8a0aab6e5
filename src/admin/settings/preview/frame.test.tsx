import { fireEvent, render, screen } from '@testing-library/react';
import { Frame } from './frame';

beforeAll( () => {
	window.ResizeObserver = class {
		observe() {}
		unobserve() {}
		disconnect() {}
	};
} );

/** Returns where the page in the frame is scrolled to after it is loaded. */
function scrolledTo( targetSelector?: string ): unknown {
	render(
		<Frame url="about:blank" width={ 1280 } { ...( targetSelector && { targetSelector } ) } />
	);
	const frame = screen.getByTitle< HTMLIFrameElement >( 'Preview of the site' );
	const page = frame.contentWindow!;
	const footer = page.document.createElement( 'div' );
	footer.className = 'atoll-footer';
	footer.getBoundingClientRect = () => ( { top: 5200 } ) as DOMRect;
	page.document.body.append( footer );
	page.scrollTo = jest.fn();
	fireEvent.load( frame );
	return page.scrollTo;
}

it( 'brings what is being set into view, such as the footer at the end of a page', () => {
	expect( scrolledTo( '.atoll-footer' ) ).toHaveBeenCalledWith(
		expect.objectContaining( { top: 5200 } )
	);
} );

it( 'begins at the top where nothing is named', () => {
	expect( scrolledTo() ).toHaveBeenCalledWith( expect.objectContaining( { top: 0 } ) );
} );
