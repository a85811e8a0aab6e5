import { FormOnPage } from '../../e2e/support/forms/form';
import { PRIVATE, ROUTES } from '../../e2e/support/site/routes';
import { entriesWith } from '../support/entries';
import { mailWith } from '../support/mail';
import { ask, call } from '../support/rest';
import { expect, test } from '../support/test';

const PASSWORD = 'teal otter umbrella';

test( 'the demo site is made part by part, and every page of it is there', async ( {
	owner,
	visitor,
} ) => {
	test.setTimeout( 240_000 );
	await owner.goto( 'wp-admin/admin.php?page=atoll-set-up' );
	await owner.getByRole( 'button', { name: 'Start with the demo site' } ).click();
	await expect( owner.getByRole( 'heading', { name: 'The demo site is on' } ) ).toBeVisible( {
		timeout: 180_000,
	} );
	for ( const route of ROUTES ) {
		const answer = await visitor.request.get( route.slice( 1 ) );
		expect( answer.status(), route ).toBe( 200 );
		expect( await answer.text(), route ).toContain( 'Banksia Finance' );
	}
	for ( const route of PRIVATE ) {
		const answer = await visitor.request.get( route.slice( 1 ) );
		expect( answer.url(), route ).toContain( '/portal/login/' );
	}
	for ( const route of [
		'',
		'contact/',
		'apply/',
		'resources/news/',
		'resources/calculators/',
	] ) {
		await visitor.goto( route );
		await expect( visitor.locator( 'main h1' ) ).toBeVisible();
	}
} );

test( 'every article is published, and none waits for its day', async ( { owner } ) => {
	const published = await ask( owner, 'GET', 'wp/v2/posts?status=publish&per_page=1' );
	expect( published.headers()[ 'x-wp-total' ] ).toBe( '55' );
	const others = 'wp/v2/posts?status[]=future&status[]=draft&status[]=pending';
	const waiting = await call< { title: { raw?: string; rendered: string } }[] >(
		owner,
		'GET',
		others
	);
	expect( waiting.map( ( { title } ) => title.rendered ) ).toEqual( [ 'Hello world!' ] );
} );

test( 'whoever enquired is invited, sets a password and is in', async ( {
	visitor,
	open,
	owner,
	marker,
} ) => {
	const email = `${ marker }@example.com`;
	await visitor.goto( 'contact/' );
	const form = await new FormOnPage( visitor ).wake();
	await form.fill( {
		input_2: 'refinancing',
		input_3: 'borrower',
		input_5: marker,
		input_7: 'Jo Reef',
		input_8: email,
		input_12_1: '1',
	} );
	await form.submit.click();
	await expect( form.confirmation ).toBeVisible();

	const [ entry ] = await entriesWith( owner, marker );
	await owner.goto( `wp-admin/admin.php?page=atoll-entries&entry=${ entry!.id }` );
	await owner.getByRole( 'button', { name: 'Invite' } ).click();
	await expect( owner.locator( '.notice-success' ) ).toBeVisible();

	const client = await open();
	const mail = await mailWith( email, 'invitation=' );
	await client.goto( /http[^\s"<>]+invitation=[0-9a-f]{64}/.exec( mail )![ 0 ] );
	await client.getByLabel( 'New password' ).fill( PASSWORD );
	await client.getByRole( 'button', { name: 'Set password and log in' } ).click();
	await expect( client.locator( '.atoll-portal' ) ).toBeVisible();
	await client.goto( 'wp-admin/' );
	expect( client.url() ).not.toContain( '/wp-admin/' );
} );
