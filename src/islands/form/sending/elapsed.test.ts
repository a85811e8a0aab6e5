import { elapsed } from './elapsed';

const form = () => {
	document.body.innerHTML = '<form><input name="input_1" /></form>';
	return document.querySelector( 'form' ) as HTMLFormElement;
};

const type = ( to: HTMLFormElement ) =>
	to.querySelector( 'input' )?.dispatchEvent( new Event( 'input', { bubbles: true } ) );

describe( 'the time that a form took', () => {
	beforeEach( () => jest.useFakeTimers() );
	afterEach( () => jest.useRealTimers() );

	it( 'is unknown while nothing was put in', () => {
		const [ time ] = elapsed( form() );
		jest.advanceTimersByTime( 5000 );
		expect( time() ).toBe( '' );
	} );

	it( 'counts from the first input, not from the last', () => {
		const typed = form();
		const [ time ] = elapsed( typed );
		type( typed );
		jest.advanceTimersByTime( 700 );
		type( typed );
		jest.advanceTimersByTime( 300 );
		expect( time() ).toBe( '1000' );
	} );

	it.each( [
		[ 'a text', '<input value="Jo">', { value: 'Joan' } ],
		[ 'a long one', '<textarea></textarea>', { value: 'Joan' } ],
		[ 'a box that is ticked', '<input type="checkbox">', { checked: true } ],
		[ 'a choice', '<select><option>a<option>b</select>', { selectedIndex: 1 } ],
	] )( 'is unknown where %s came back, which was put in before', ( _, html, state ) => {
		const restored = form();
		restored.insertAdjacentHTML( 'beforeend', html );
		Object.assign( restored.lastElementChild!, state );
		const [ time ] = elapsed( restored );
		type( restored );
		jest.advanceTimersByTime( 700 );
		expect( time() ).toBe( '' );
	} );

	it( 'is counted where the server has printed answers', () => {
		const printed = form();
		printed.insertAdjacentHTML(
			'beforeend',
			'<input value="Jo"><button value="next">Next</button>'
		);
		const [ time ] = elapsed( printed );
		type( printed );
		jest.advanceTimersByTime( 700 );
		expect( time() ).toBe( '700' );
	} );

	it( 'is counted no more once the island is gone', () => {
		const typed = form();
		const [ time, stop ] = elapsed( typed );
		stop();
		type( typed );
		expect( time() ).toBe( '' );
	} );
} );
