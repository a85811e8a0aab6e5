import { enhance } from './enhance';
import { onceIdle, onceParsed } from './moments';

const at = ( readyState: DocumentReadyState ) =>
	Object.defineProperty( document, 'readyState', { value: readyState, configurable: true } );

const prerendering = ( value: boolean ) =>
	Object.defineProperty( document, 'prerendering', { value, configurable: true } );

afterEach( () => {
	at( 'complete' );
	prerendering( false );
	jest.useRealTimers();
} );

it( 'runs in each of its places, with what the server hands over', () => {
	document.body.innerHTML = `<p id="a" data-enhance="one" data-props='{"word":"A"}'></p>
		<p id="b" data-enhance="one" data-props='{"word":"B"}'></p><p data-enhance="other" data-props="{}"></p>`;
	const calls: unknown[] = [];
	enhance( 'one', ( { id }, props ) => calls.push( [ id, props ] ) );
	expect( calls ).toEqual( [
		[ 'a', { word: 'A' } ],
		[ 'b', { word: 'B' } ],
	] );
} );

it( 'waits for deferred scripts where it tells them something', () => {
	const go = jest.fn();
	at( 'loading' );
	onceParsed( go );
	expect( go ).not.toHaveBeenCalled();
	dispatchEvent( new Event( 'DOMContentLoaded' ) );
	expect( go ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits for the browser to rest where nobody came for it', () => {
	jest.useFakeTimers();
	const go = jest.fn();
	at( 'interactive' );
	onceIdle( go );
	jest.runAllTimers();
	expect( go ).not.toHaveBeenCalled();
	dispatchEvent( new Event( 'load' ) );
	expect( go ).not.toHaveBeenCalled();
	jest.runAllTimers();
	expect( go ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits for somebody to see a page that the browser prepares unseen', () => {
	jest.useFakeTimers();
	const go = jest.fn();
	prerendering( true );
	onceIdle( go );
	dispatchEvent( new Event( 'load' ) );
	jest.runAllTimers();
	expect( go ).not.toHaveBeenCalled();
	prerendering( false );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	jest.runAllTimers();
	expect( go ).toHaveBeenCalledTimes( 1 );
} );

it( 'waits for such a page also where it is seen before it has loaded', () => {
	jest.useFakeTimers();
	const go = jest.fn();
	at( 'interactive' );
	prerendering( true );
	onceIdle( go );
	prerendering( false );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	jest.runAllTimers();
	expect( go ).not.toHaveBeenCalled();
	at( 'complete' );
	dispatchEvent( new Event( 'load' ) );
	jest.runAllTimers();
	expect( go ).toHaveBeenCalledTimes( 1 );
} );
