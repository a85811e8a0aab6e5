import type { Page } from '@playwright/test';
import { addClient, asClient, endSessions, logInAs, type Client } from '../support/site/clients';
import { logIn, loginDialog, openGuarded, PRIVATE } from '../support/site/guarded';
import { runPhp } from '../support/site/php';
import { expect, test } from '../support/test';

const PHONE = '0412 345 678';

/** Returns all stored data of a client, as text. */
const profileOf = ( { id }: Client ): Promise< string > =>
	runPhp( `echo wp_json_encode( get_user_meta( ${ id } ) );` );

/** Collects the page's POST requests that navigate. */
const postsOf = ( page: Page ): string[] => {
	const posts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' && request.isNavigationRequest() ) {
			posts.push( request.postData() ?? '' );
		}
	} );
	return posts;
};

const fillDetails = async ( page: Page ) => {
	const form = page.locator( '#atoll-change-details' );
	await form.getByLabel( 'First name' ).fill( 'Mary-Ann' );
	await form.getByLabel( 'Last name' ).fill( 'O’Connor' );
	await form.getByLabel( 'Phone' ).fill( PHONE );
	return form;
};

/** Opens a client's half-edited details; `posts` collects the page's POST requests. */
const writing = async ( page: Page ) => {
	const client = await asClient( page );
	await openGuarded( page, PRIVATE );
	return { client, posts: postsOf( page ), form: await fillDetails( page ) };
};

const save = ( page: Page ) => page.getByRole( 'button', { name: 'Save details' } ).click();

test( 'details that are saved after the login has ended are saved after the next one, once', async ( {
	page,
} ) => {
	const { client, posts } = await writing( page );
	await endSessions( client.email );
	await save( page );
	await expect( loginDialog( page ) ).toBeVisible();
	expect( posts ).toEqual( [] );
	await logIn( page, client );
	await expect( page.getByRole( 'status' ) ).toContainText( 'Your details are changed.' );
	await expect( page.getByLabel( 'Phone' ) ).toHaveValue( PHONE );
	expect( posts ).toHaveLength( 1 );
} );

test( 'so is a password, which is typed once', async ( { page } ) => {
	const client = await asClient( page );
	await openGuarded( page, PRIVATE );
	const form = page.locator( '#atoll-change-password' );
	await page.locator( 'details', { has: form } ).locator( 'summary' ).click();
	await form.getByLabel( 'Your password' ).fill( client.password );
	await form.getByLabel( 'New password' ).fill( 'seven tall gum trees' );
	await endSessions( client.email );
	await form.getByRole( 'button', { name: 'Change password' } ).click();
	await logIn( page, client );
	await expect( page.getByRole( 'status' ) ).toContainText( 'Your password is changed.' );
} );

test( 'whoever does not log in stays with what they typed', async ( { page } ) => {
	const { client, posts, form } = await writing( page );
	await endSessions( client.email );
	await save( page );
	await loginDialog( page ).getByRole( 'button', { name: 'Not now' } ).click();
	await expect( form.getByLabel( 'Phone' ) ).toHaveValue( PHONE );
	await expect( form.getByRole( 'button', { name: 'Save details' } ) ).toBeFocused();
	expect( posts ).toEqual( [] );
} );

test( 'nothing that one person typed is posted for another who logs in meanwhile', async ( {
	page,
} ) => {
	const { client, posts } = await writing( page );
	const other = await addClient();
	await logInAs( page, other.id );
	await save( page );
	await expect( page.getByRole( 'alertdialog' ) ).toContainText(
		'Someone else is logged in now'
	);
	expect( posts ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Continue' } ).click();
	await expect( page.getByLabel( 'Phone' ) ).toHaveValue( '' );
	expect( ( await profileOf( client ) ) + ( await profileOf( other ) ) ).not.toContain( PHONE );
} );

test( 'a server that says nothing of the session holds no form up for long', async ( { page } ) => {
	await asClient( page );
	await openGuarded( page, PRIVATE );
	await page.route( '**/s1t2/v1/token', () => {} );
	await fillDetails( page );
	await save( page );
	await expect( page.getByRole( 'status' ) ).toContainText( 'Your details are changed.' );
} );
