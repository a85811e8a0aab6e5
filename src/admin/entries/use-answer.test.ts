import { act, renderHook } from '@testing-library/react';
import { useAnswer } from './use-answer';

/** Answers that come when the test says so, in the order in which they were asked for. */
const askLater = () => {
	const answers: Array< ( value: string ) => void > = [];
	const ask = () => new Promise< string >( ( resolve ) => answers.push( resolve ) );
	return {
		ask,
		answer: ( turn: number, value: string ) => act( async () => answers[ turn ]!( value ) ),
	};
};

it( 'shows what was asked for last, though an older answer is slower', async () => {
	const { ask, answer } = askLater();
	const { result } = renderHook( () => useAnswer( ask, 1, 'none' ) );
	act( () => void result.current[ 1 ]() );
	await answer( 1, 'new' );
	await answer( 0, 'old' );
	expect( result.current[ 0 ] ).toBe( 'new' );
} );

it( 'keeps the answer of another key that was chosen before the older one came', async () => {
	const { ask, answer } = askLater();
	const { result, rerender } = renderHook( ( { key } ) => useAnswer( ask, key, 'none' ), {
		initialProps: { key: 1 },
	} );
	act( () => void result.current[ 1 ]() );
	rerender( { key: 2 } );
	await answer( 2, 'of 2' );
	await answer( 1, 'of 1' );
	expect( result.current[ 0 ] ).toBe( 'of 2' );
} );
