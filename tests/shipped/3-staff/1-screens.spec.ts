import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Returns the paths in wp-admin/ of Atoll's menu items and of those it adds, including further views of lists. */
const screensIn = ( owner: Page ) =>
	owner
		.locator( '#adminmenu a' )
		.evaluateAll( ( links ) => [
			...new Set(
				links
					.map( ( link ) => ( link as HTMLAnchorElement ).getAttribute( 'href' ) ?? '' )
					.filter( ( href ) => href.includes( 'atoll' ) )
			),
		] );

const KNOWN = [
	'admin.php?page=atoll-entries',
	'edit.php?post_type=atoll_form',
	'edit.php?post_type=atoll_notification',
	'admin.php?page=atoll-settings',
	'admin.php?page=atoll-access-log',
	'admin.php?page=atoll-import',
	'admin.php?page=atoll-set-up',
];

test( 'every screen that the menu leads to says what it is, and nothing complains', async ( {
	owner,
} ) => {
	await owner.goto( 'wp-admin/' );
	const screens = await screensIn( owner );
	expect( screens ).toEqual( expect.arrayContaining( KNOWN ) );
	for ( const screen of screens ) {
		const answer = await owner.goto( `wp-admin/${ screen }` );
		expect( answer!.status(), screen ).toBe( 200 );
		await expect( owner.locator( '#wpbody-content h1' ).first(), screen ).toBeVisible();
	}
} );
