import { fireEvent, renderHook } from '@testing-library/react';
import { FRAME } from './swipe';
import { useSwipe } from './use-swipe';

const WIDTH = 400;
let element: HTMLElement;
let onThrown: jest.Mock;

interface Pointer {
	x: number;
	y?: number;
	/** Time in milliseconds. */
	at?: number;
	id?: number;
	button?: number;
	isPrimary?: boolean;
	pointerType?: string;
	/** Reports that arrive together as one event. */
	reports?: Array< { clientX: number; timeStamp: number } >;
}

const send = (
	type: string,
	{ x, y = 0, at = 0, id = 1, button = 0, reports = [], ...rest }: Pointer
) => {
	const event = Object.assign(
		new MouseEvent( type, { bubbles: true, button, clientX: x, clientY: y } ),
		{ pointerId: id, isPrimary: true, pointerType: 'touch', ...rest },
		{ getCoalescedEvents: () => reports }
	);
	Object.defineProperty( event, 'timeStamp', { value: at } );
	fireEvent( element, event );
};

/** Drags from 0 to `to`, at a constant speed in CSS pixels per frame. */
const drag = ( to: number, speed: number, y = 0, pointerType = 'touch' ) => {
	const steps = 10;
	const duration = ( Math.abs( to ) / speed ) * FRAME;
	send( 'pointerdown', { x: 0, pointerType } );
	for ( let step = 1; step <= steps; step++ ) {
		const at = ( duration * step ) / steps;
		const x = ( to * step ) / steps;
		send( 'pointermove', { x, y: ( y * step ) / steps, at, pointerType } );
	}
	send( 'pointerup', { x: to, y, at: duration, pointerType } );
};

beforeEach( () => {
	element = document.body.appendChild( document.createElement( 'li' ) );
	element.setPointerCapture = jest.fn();
	Object.defineProperty( element, 'offsetWidth', { value: WIDTH } );
	onThrown = jest.fn();
	renderHook( () => useSwipe( element, onThrown ) );
} );

afterEach( () => {
	getSelection()?.removeAllRanges();
	element.remove();
} );

it.each( [
	[ 'to the right', 200, 1 ],
	[ 'to the left', -200, -1 ],
] )( 'is thrown %s by a fast swipe', ( _, to, way ) => {
	drag( to, 25 );
	expect( onThrown ).toHaveBeenCalledTimes( 1 );
	expect( onThrown ).toHaveBeenCalledWith( way );
} );

it( 'follows the pointer, and springs back after a slow drag', () => {
	send( 'pointerdown', { x: 0 } );
	send( 'pointermove', { x: 60, at: 500 } );
	expect( element.style.translate ).toBe( '60px' );
	expect( element ).toHaveClass( 'is-dragged' );
	send( 'pointerup', { x: 60, at: 520 } );
	expect( element.style.translate ).toBe( '' );
	expect( element ).not.toHaveClass( 'is-dragged' );
	expect( onThrown ).not.toHaveBeenCalled();
} );

it( 'leaves, however slowly, once it was dragged over a good part of its width', () => {
	drag( 150, 3 );
	expect( onThrown ).not.toHaveBeenCalled();
	drag( -170, 3 );
	expect( onThrown ).toHaveBeenCalledWith( -1 );
} );

it( 'reads a busy page’s few events by all that the screen reported', () => {
	send( 'pointerdown', { x: 0 } );
	const reports = [ 20, 50, 90, 120 ].map( ( clientX, step ) => ( {
		clientX,
		timeStamp: 20 + step * FRAME,
	} ) );
	send( 'pointermove', { x: 120, at: 20 + 3 * FRAME, reports } );
	send( 'pointerup', { x: 120, at: 150 } );
	expect( onThrown ).toHaveBeenCalledWith( 1 );
} );

it( 'leaves movements up and down to the browser', () => {
	drag( 60, 25, 200 );
	expect( onThrown ).not.toHaveBeenCalled();
	expect( element.setPointerCapture ).not.toHaveBeenCalled();
} );

it( 'lets the browser take over, which then scrolls', () => {
	send( 'pointerdown', { x: 0 } );
	send( 'pointermove', { x: 60, at: 10 } );
	send( 'pointercancel', { x: 60, at: 20 } );
	expect( element.style.translate ).toBe( '' );
	send( 'pointerup', { x: 300, at: 30 } );
	expect( onThrown ).not.toHaveBeenCalled();
} );

it( 'leaves a press that trembles to the link below it', () => {
	drag( 10, 25 );
	expect( element.setPointerCapture ).not.toHaveBeenCalled();
	expect( onThrown ).not.toHaveBeenCalled();
} );

describe( 'where text is selected', () => {
	beforeEach( () => {
		element.textContent = 'Closed on Friday';
		getSelection()?.selectAllChildren( element );
	} );

	it( 'does not move with the mouse, which is selecting it', () => {
		drag( 200, 25, 0, 'mouse' );
		expect( onThrown ).not.toHaveBeenCalled();
	} );

	it( 'is thrown by a finger, which is not', () => {
		drag( 200, 25 );
		expect( onThrown ).toHaveBeenCalledWith( 1 );
	} );
} );

it.each( [
	[ 'a second finger', { isPrimary: false } ],
	[ 'another mouse button', { button: 2 } ],
] )( 'is not dragged by %s', ( _, change ) => {
	send( 'pointerdown', { x: 0, ...change } );
	send( 'pointermove', { x: 100, at: 10 } );
	send( 'pointerup', { x: 200, at: 20 } );
	expect( onThrown ).not.toHaveBeenCalled();
} );
