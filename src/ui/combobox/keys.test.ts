/** @jest-environment node */
import { effectOf } from './keys';

const closed = { isOpen: false, active: -1, count: 3 };
const open = { isOpen: true, active: -1, count: 3 };
const at = ( active: number ) => ( { ...open, active } );

it.each( [
	[ 'Down opens a list that is closed, on its first option', 'ArrowDown', closed, 0 ],
	[ 'Up opens it on its last', 'ArrowUp', closed, 2 ],
	[ 'Down goes on', 'ArrowDown', at( 0 ), 1 ],
	[ 'Up goes back', 'ArrowUp', at( 2 ), 1 ],
	[ 'Up goes from the first option to the input', 'ArrowUp', at( 0 ), -1 ],
	[ 'Down goes from the last option to the input', 'ArrowDown', at( 2 ), -1 ],
	[ 'Up goes from the input to the last option', 'ArrowUp', open, 2 ],
	[ 'Alt and Down opens it and stays in the input', 'Alt+ArrowDown', closed, -1 ],
] )( '%s', ( _, key, state, active ) => {
	expect( effectOf( key, state ) ).toEqual( { isOpen: true, active } );
} );

it.each( [
	[ 'Escape closes it', 'Escape', at( 1 ) ],
	[ 'Alt and Up closes it', 'Alt+ArrowUp', at( 1 ) ],
] )( '%s', ( _, key, state ) => {
	expect( effectOf( key, state ) ).toEqual( { isOpen: false, active: -1 } );
} );

it( 'takes the option that the keyboard is on with Enter, and closes', () => {
	expect( effectOf( 'Enter', at( 1 ) ) ).toEqual( { isOpen: false, active: -1, chosen: 1 } );
} );

it.each( [
	[ 'Enter, while the keyboard is on no option', 'Enter', open ],
	[ 'Enter, while the list is closed', 'Enter', closed ],
	[ 'Escape, while the list is closed', 'Escape', closed ],
	[ 'Alt and Down, while it is open', 'Alt+ArrowDown', open ],
	[ 'Home', 'Home', at( 1 ) ],
	[ 'End', 'End', at( 1 ) ],
	[ 'Tab', 'Tab', at( 1 ) ],
	[ 'letters', 'a', at( 1 ) ],
	[ 'arrows without options', 'ArrowDown', { ...open, count: 0 } ],
] )( 'leaves %s to the input', ( _, key, state ) => {
	expect( effectOf( key, state ) ).toBeNull();
} );
