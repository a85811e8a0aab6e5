import { act } from '@testing-library/react';
import { createPortal, useEffect, useState } from '@wordpress/element';
import { mount } from './mount';

const print = ( html: string ) => {
	document.body.innerHTML = `<div id="island">${ html }</div>`;
	return document.getElementById( 'island' )!;
};

const wake = async ( name: string, element: HTMLElement ) => {
	let woken: Promise< unknown > = Promise.resolve();
	await act( async () => {
		woken = Promise.resolve( window.atollIslands![ name ]!( element ) );
		woken.catch( () => {} );
	} );
	return woken;
};

it( "hands the component its element and the server's props, and leaves the markup alone", async () => {
	const seen = jest.fn( () => null );
	mount( 'plain', seen );
	const element = print(
		'<script type="application/json" data-atoll="props">{"a":"</\u0063>"}</script><p>Server</p>'
	);
	const before = element.innerHTML;
	await wake( 'plain', element );
	expect( seen.mock.calls ).toContainEqual(
		expect.arrayContaining( [ { a: '</c>', element } ] )
	);
	expect( element.innerHTML ).toBe( before );
} );

it( 'is ready once the component listens', async () => {
	const order: string[] = [];
	mount( 'listening', () => {
		useEffect( () => void order.push( 'listens' ), [] );
		return null;
	} );
	await ( await wake( 'listening', print( '' ) ), order.push( 'ready' ) );
	expect( order ).toEqual( [ 'listens', 'ready' ] );
} );

it( 'fails quietly, undoing what it did, when the component throws', async () => {
	const undone = jest.fn();
	let fail: ( on: boolean ) => void = () => {};
	const Fragile = ( { element }: { element: HTMLElement } ) => {
		const [ broken, setBroken ] = useState( false );
		fail = setBroken;
		useEffect( () => undone, [] );
		if ( broken ) {
			throw new Error( 'Broken' );
		}
		return createPortal( <b>island</b>, element );
	};
	mount( 'fragile', Fragile );
	const element = print( '<p>Server</p>' );
	await wake( 'fragile', element );
	expect( element ).toHaveTextContent( 'Server' );
	act( () => fail( true ) );
	expect( undone ).toHaveBeenCalledTimes( 1 );
	expect( element.innerHTML ).toBe( '<p>Server</p>' );
	expect( console ).toHaveErrored();
} );

it( 'tells the loader when it cannot start', async () => {
	mount( 'broken', () => {
		throw new Error( 'Broken' );
	} );
	await expect( await wake( 'broken', print( '' ) ).catch( String ) ).toBe( 'Error: Broken' );
	expect( console ).toHaveErrored();
} );
