import type { Page } from '@playwright/test';
import { kept } from '../support/kept';
import { ask, linkOf } from '../support/rest';
import { expect, test } from '../support/test';

const PLUGINS = 'wp-admin/plugins.php';

const theme = async ( owner: Page ): Promise< string > => {
	const answer = await ask( owner, 'GET', 'wp/v2/themes?status=active' );
	return ( ( await answer.json() ) as { stylesheet: string }[] )[ 0 ]!.stylesheet;
};

/** Clicks a link in the plugin's row of WordPress’ list, once its scripts have loaded. */
const clickLink = async ( owner: Page, link: string ) => {
	await owner.goto( PLUGINS );
	await owner
		.locator( '[data-plugin="atoll/atoll.php"]' )
		.getByRole( 'link', { name: link } )
		.click();
};

const menuOf = ( page: Page ) => page.locator( 'header nav a' ).allInnerTexts();

test( 'switched off and on, the site is as it was: its theme, its menus, its pages', async ( {
	owner,
	visitor,
} ) => {
	await visitor.goto( '' );
	const before = { theme: await theme( owner ), menu: await menuOf( visitor ) };
	expect( before.theme ).toBe( 'atoll' );
	expect( before.menu.length ).toBeGreaterThan( 3 );

	await clickLink( owner, 'Deactivate' );
	await expect( owner.getByText( 'Plugin deactivated.' ) ).toBeVisible();
	expect( await theme( owner ) ).toBe( 'twentytwentyfive' );
	for ( const path of [ '', 'contact/' ] ) {
		expect( ( await visitor.goto( path ) )!.status() ).toBe( 200 );
		await expect( visitor.locator( 'h1, h2' ).first() ).toBeVisible();
	}

	await clickLink( owner, 'Activate' );
	await expect( owner.getByText( 'Plugin activated.' ) ).toBeVisible();
	await visitor.goto( '' );
	expect( { theme: await theme( owner ), menu: await menuOf( visitor ) } ).toEqual( before );
} );

test( 'the demo site goes, and what was before it is back', async ( { owner, visitor } ) => {
	await owner.goto( 'wp-admin/admin.php?page=atoll-set-up' );
	owner.once( 'dialog', ( dialog ) => void dialog.accept() );
	await owner.getByRole( 'button', { name: 'Remove the demo' } ).click();
	await expect( owner.getByText( 'The demo site has been removed' ) ).toBeVisible( {
		timeout: 60_000,
	} );
	expect( await theme( owner ) ).toBe( 'twentytwentyfive' );
	expect( ( await visitor.request.get( 'about/' ) ).status() ).toBe( 404 );
	await visitor.goto( '' );
	await expect( visitor ).toHaveTitle( /^A new site/ );
	expect( await linkOf( visitor, kept( 'pages' ).callback ) ).toMatch( /\/call-me\/$/ );
	await visitor.goto( await linkOf( visitor, kept( 'pages' ).callback ) );
	await expect( visitor.locator( '.atoll-form' ) ).toBeVisible();
} );

test( 'deleted in WordPress’ list, it leaves a site that works', async ( { owner, visitor } ) => {
	await clickLink( owner, 'Deactivate' );
	await expect( owner.getByText( 'Plugin deactivated.' ) ).toBeVisible();
	owner.once( 'dialog', ( dialog ) => void dialog.accept() );
	await clickLink( owner, 'Delete' );
	await expect( owner.getByText( 'Atoll was successfully deleted.' ) ).toBeVisible();
	for ( const path of [ '', await linkOf( visitor, kept( 'pages' ).callback ) ] ) {
		expect( ( await visitor.goto( path ) )!.status() ).toBe( 200 );
	}
	await owner.goto( PLUGINS );
	await expect( owner.locator( '[data-plugin="atoll/atoll.php"]' ) ).toHaveCount( 0 );
} );
