import { fireEvent } from '@testing-library/react';
import { inputListeners } from './input-listeners';

const listener = jest.fn();
let idle: Array< () => void > = [];
let form: HTMLFormElement;

const control = ( name: string ) => form.elements.namedItem( name ) as HTMLInputElement;

const type = ( name: string, value: string ) =>
	fireEvent( control( name ), enter( name, value, 'insertText' ) );

const enter = ( name: string, value: string, inputType = '' ) => {
	control( name ).value = value;
	return new InputEvent( 'input', { bubbles: true, inputType } );
};

const listenTo = ( waits: boolean ) => inputListeners( form, waits )( listener );

const runIdle = () => idle.splice( 0 ).forEach( ( run ) => run() );

beforeEach( () => {
	jest.useFakeTimers();
	listener.mockClear();
	idle = [];
	document.body.innerHTML =
		'<form><input name="one"><input name="two"><select name="three"><option>a</select></form>';
	form = document.forms[ 0 ]!;
	Object.assign( window, {
		requestIdleCallback: ( run: () => void ) => idle.push( run ),
		cancelIdleCallback: ( at: number ) => ( idle[ at - 1 ] = () => {} ),
	} );
} );
afterEach( () => {
	jest.useRealTimers();
	Reflect.deleteProperty( window, 'requestIdleCallback' );
	Reflect.deleteProperty( window, 'cancelIdleCallback' );
} );

it( 'lets a key be shown first, and tells of several in one control once, and how late', () => {
	listenTo( true );
	type( 'one', 'J' );
	type( 'one', 'Jo' );
	expect( listener ).not.toHaveBeenCalled();
	jest.advanceTimersByTime( 30 );
	runIdle();
	expect( listener.mock.calls ).toEqual( [ [ control( 'one' ), 30 ] ] );
} );

it.each( [ 'change', 'focusout', 'submit', 'reset' ] )(
	'has told of what was typed before anybody hears of a %s',
	( name ) => {
		const order: string[] = [];
		listener.mockImplementationOnce( () => order.push( 'typed' ) );
		form.addEventListener( name, () => order.push( name ) );
		listenTo( true );
		type( 'one', 'Jo' );
		fireEvent( control( 'one' ), new Event( name, { bubbles: true, cancelable: true } ) );
		runIdle();
		expect( order ).toEqual( [ 'typed', name ] );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	}
);

it( 'keeps the order of what is typed in two controls', () => {
	listenTo( true );
	type( 'one', 'Jo' );
	type( 'two', 'x' );
	runIdle();
	expect( listener.mock.calls.map( ( [ target ] ) => target.name ) ).toEqual( [ 'one', 'two' ] );
} );

it( 'tells at once of a choice, of what was emptied and of what a script put in', () => {
	listenTo( true );
	fireEvent( control( 'three' ), enter( 'three', 'a' ) );
	type( 'one', '' );
	fireEvent( control( 'two' ), enter( 'two', 'filled in' ) );
	expect( listener ).toHaveBeenCalledTimes( 3 );
} );

it( 'tells at once of each key where something shows by it', () => {
	listenTo( false );
	type( 'one', 'J' );
	expect( listener ).toHaveBeenCalledTimes( 1 );
} );

it( 'tells nobody who listens no more', () => {
	const stop = listenTo( true );
	type( 'one', 'J' );
	stop();
	runIdle();
	type( 'one', 'Jo' );
	runIdle();
	expect( listener ).not.toHaveBeenCalled();
} );
