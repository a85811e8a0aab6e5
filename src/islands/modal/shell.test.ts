import { endpointOf, loadSheets, makeShell } from './shell';

beforeEach( () => {
	document.body.innerHTML =
		'<template id="atoll-modal" data-endpoint="https://example.com/?rest_route=/forms/*&amp;atoll_locale=de_DE"><link rel="stylesheet" href="/form.css"><link rel="stylesheet" href="/date.css">' +
		'<dialog><h2 data-atoll="title"></h2><div data-atoll="body"></div></dialog></template>';
} );

it( 'asks for a form of this number', () => {
	expect( endpointOf( 5 ) ).toBe( 'https://example.com/?rest_route=/forms/5&atoll_locale=de_DE' );
} );

it( 'copies the dialog that stands beside the sheets', () => {
	const { dialog } = makeShell( 5 );
	expect( document.body.lastElementChild ).toBe( dialog );
	expect( dialog.id ).toBe( 'atoll-modal-5' );
} );

it( 'asks for the sheets of forms once, and waits for each, come or not', async () => {
	let isOver = false;
	const over = loadSheets().then( () => ( isOver = true ) );
	expect( loadSheets() ).toBe( loadSheets() );
	const [ first, second ] = document.head.children;
	expect( [ first, second ].map( ( sheet ) => sheet!.getAttribute( 'href' ) ) ).toEqual( [
		'/form.css',
		'/date.css',
	] );
	first!.dispatchEvent( new Event( 'load' ) );
	await Promise.resolve();
	expect( isOver ).toBe( false );
	second!.dispatchEvent( new Event( 'error' ) );
	await over;
} );
