import { dataLayerOf } from '../support/browser/data-layer';
import { FormOnPage } from '../support/forms/form';
import { addForm } from '../support/forms/own-form';
import { Front } from '../support/screens/front';
import { entriesWith } from '../support/site/api';
import { fixtures } from '../support/site/fixtures';
import { runPhp } from '../support/site/php';
import { expect, test } from '../support/test';

const CONTENT = process.env.ATOLL_URL ?? '';

let front: Front;

test.beforeAll( async () => {
	front = await Front.of( CONTENT );
	await runPhp( `update_option( 'atoll_allowed_origins', array( '${ front.origin }' ) );` );
} );

test.afterAll( async () => {
	await runPhp( `delete_option( 'atoll_allowed_origins' );` );
	front.stop();
} );

test( 'a confirmation that leads elsewhere is followed, and told to analytics', async ( {
	page,
	marker,
} ) => {
	const url = new URL( fixtures().plainPath, CONTENT ).href;
	const { number, path } = await addForm(
		`Redirect ${ marker }`,
		[ { id: 1, type: 'text', label: 'Your name', isRequired: true } ],
		{ confirmations: [ { isDefault: true, type: 'redirect', url, queryString: 'from=form' } ] }
	);
	const pushed = await dataLayerOf( page );

	for ( const origin of [ new URL( CONTENT ).origin, front.origin ] ) {
		await page.goto( origin + path );
		const form = await new FormOnPage( page ).wake();
		await form.fill( { input_1: marker } );
		await form.submit.click();
		await page.waitForURL( `${ origin }${ fixtures().plainPath }?from=form` );
	}

	const event = { event: 'submitForm', formId: number };
	expect( pushed ).toEqual( [ event, event ] );
	expect( await entriesWith( marker ) ).toHaveLength( 2 );
} );
