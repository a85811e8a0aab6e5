import type { Request, Route } from '@playwright/test';
import { CuttingProxy } from '../e2e/support/browser/cutting-proxy';
import {
	LARGE,
	UPLOADS,
	failUploads,
	filesOf,
	hashOf,
	pdf,
	withUploadPage,
} from '../e2e/support/forms/uploads';
import { entriesWith } from '../e2e/support/site/api';
import { expect, test } from '../e2e/support/test';

const open = withUploadPage();

/**
 * Part of the body after which a request is cut, by its number. A browser itself repeats a cut request once: only after
 * the second cut does the form have to continue.
 */
const CUTS: Record< number, number > = { 1: 0, 3: 0.5, 4: 0.5, 7: 0.99, 8: 0.99, 9: 0.7 };

test( 'goes on where a connection was cut before the first byte, half way, just before its end, and again', async ( {
	browser,
	marker,
} ) => {
	const proxy = await CuttingProxy.start( ( _url, count ) => CUTS[ count ] );
	const context = await browser.newContext( {
		proxy: { server: proxy.address, bypass: '<-loopback>' },
	} );
	const form = await open( await context.newPage() );
	await form.choose( form.one, [ 'Payslip.pdf', LARGE ] );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/, { timeout: 20_000 } );
	// The last request may not be cut, if one that was cut just before its end had arrived.
	expect( proxy.cuts ).toBeGreaterThanOrEqual( Object.keys( CUTS ).length - 1 );
	await form.send( marker );
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	expect( await filesOf( entry!, 6 ) ).toEqual( [ hashOf( LARGE ) ] );
	await context.close();
	proxy.stop();
} );

test( 'says at once that the connection was lost in mid-upload, and goes on once it is back', async ( {
	context,
	page,
} ) => {
	const form = await open( page );
	let isHeld = () => {};
	const half = new Promise< void >( ( resolve ) => ( isHeld = resolve ) );
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );
	let count = 0;
	await page.route( UPLOADS, async ( route ) => {
		if ( ++count === 2 ) {
			isHeld();
			await held;
		}
		await route.continue();
	} );
	await form.choose( form.one, [ 'Payslip.pdf', LARGE ] );
	await half;
	await context.setOffline( true );
	await expect( form.rows( 6 ) ).toContainText(
		'The connection was lost. The upload of Payslip.pdf continues by itself'
	);
	await expect( form.one ).toHaveAccessibleDescription( /The connection was lost/ );
	release();
	await form.rows( 6 ).getByRole( 'button', { name: 'Try again Payslip.pdf' } ).click();
	await expect( form.rows( 6 ) ).toContainText( 'The connection was lost.' );
	await context.setOffline( false );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
	await expect( form.rows( 6 ) ).not.toContainText( 'The connection was lost' );
} );

test( 'tries again after a 500 and a nonce that is over, and sends smaller parts where a server takes no larger ones', async ( {
	page,
} ) => {
	const form = await open( page );
	const over = { status: 'error', error: { code: 'atoll_upload_nonce', message: 'Over.' } };
	const answers: Record< number, Parameters< Route[ 'fulfill' ] >[ 0 ] > = {
		1: { status: 403, json: over },
		2: { status: 500, body: '' },
		4: { status: 413, contentType: 'text/html', body: '<h1>413</h1>' },
	};
	await failUploads( page, ( count ) => answers[ count ] );
	await form.choose( form.one, [ 'Payslip.pdf', LARGE ] );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
} );

test( 'a file that failed is tried again by its button, and one that does not arrive holds nobody for ever', async ( {
	page,
	marker,
} ) => {
	const form = await open( page );
	const nonce = '**/s1t2/v1/upload-nonce';
	const breakNonce = () =>
		page.route( nonce, ( route ) =>
			route.fulfill( {
				status: 404,
				json: { code: 'atoll_form_not_found', message: 'No form.' },
			} )
		);
	await breakNonce();
	await form.choose( form.one, [ 'Payslip.pdf', pdf() ] );
	await expect( form.rows( 6 ) ).toHaveClass( /is-failed/ );
	await page.unroute( nonce );
	await form.rows( 6 ).getByRole( 'button', { name: 'Try again Payslip.pdf' } ).click();
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );

	await breakNonce();
	await form.choose( form.several, [ 'a.pdf', pdf() ] );
	await expect( form.rows( 7 ) ).toContainText( 'ERROR: 404, No form.' );
	await form.send( marker );
	await expect( form.root.getByRole( 'alert' ).first() ).toContainText(
		'a.pdf has not been uploaded: try again or remove it.'
	);
	await form.submit.click();
	await expect( form.confirmation ).toContainText( 'Thank you' );
} );

test( 'keeps files through a reload, and asks for the bytes of one that was interrupted', async ( {
	page,
	marker,
} ) => {
	const form = await open( page );
	await form.choose( form.one, [ 'Payslip.pdf', pdf() ] );
	await expect( form.rows( 6 ) ).toHaveClass( /is-done/ );
	await failUploads( page, ( count ) =>
		count > 2 ? { status: 404, json: { code: 'gone', message: '' } } : undefined
	);
	await form.choose( form.several, [ 'large.pdf', LARGE ] );
	await expect( form.rows( 7 ) ).toHaveClass( /is-failed/ );
	await page.unroute( UPLOADS );
	await page.reload();
	await form.untilLive();
	await expect( form.rows( 6 ) ).toContainText( 'Payslip.pdf' );
	await expect( form.rows( 7 ) ).toContainText( 'Choose the file again' );
	const sent: Request[] = [];
	page.on( 'requestfinished', ( request ) => sent.push( request ) );
	await form.choose( form.several, [ 'large.pdf', LARGE ] );
	await expect( form.rows( 7 ) ).toHaveClass( /is-done/ );
	await expect( form.rows( 7 ) ).toHaveCount( 1 );
	const sizes = await Promise.all( sent.map( ( request ) => request.sizes() ) );
	const bytes = sizes.reduce( ( sum, { requestBodySize } ) => sum + requestBodySize, 0 );
	// The first part has arrived already.
	expect( bytes ).toBeLessThan( 1_300_000 );
	await form.send( marker );
	await expect( form.confirmation ).toContainText( 'Thank you' );
	const [ entry ] = await entriesWith( marker );
	expect( await filesOf( entry!, 7 ) ).toEqual( [ hashOf( LARGE ) ] );
} );
