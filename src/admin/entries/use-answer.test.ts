import { act, renderHook } from '@testing-library/react';
import { useAnswer } from './use-answer';

/** Mocks requests whose responses the test triggers, in the order of the requests. */
const deferredAnswers = () => {
	const answers: Array< ( value: string ) => void > = [];
	const request = () => new Promise< string >( ( resolve ) => answers.push( resolve ) );
	return {
		request,
		answer: ( turn: number, value: string ) => act( async () => answers[ turn ]!( value ) ),
	};
};

it( 'shows what was asked for last, though an older answer is slower', async () => {
	const { request, answer } = deferredAnswers();
	const { result } = renderHook( () => useAnswer( request, 1, 'none' ) );
	act( () => void result.current[ 1 ]() );
	await answer( 1, 'new' );
	await answer( 0, 'old' );
	expect( result.current[ 0 ] ).toBe( 'new' );
} );

it( 'keeps the answer of another key that was chosen before the older one came', async () => {
	const { request, answer } = deferredAnswers();
	const { result, rerender } = renderHook( ( { key } ) => useAnswer( request, key, 'none' ), {
		initialProps: { key: 1 },
	} );
	act( () => void result.current[ 1 ]() );
	rerender( { key: 2 } );
	await answer( 2, 'of 2' );
	await answer( 1, 'of 1' );
	expect( result.current[ 0 ] ).toBe( 'of 2' );
} );
