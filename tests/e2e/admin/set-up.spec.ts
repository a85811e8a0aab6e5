import { expect, test } from '@playwright/test';

test( 'nobody who has begun with the demo site is asked how to begin', async ( { playwright } ) => {
	const staff = await playwright.request.newContext( {
		baseURL: process.env.ATOLL_URL!,
		extraHTTPHeaders: { Cookie: process.env.ATOLL_COOKIE! },
	} );
	const plugins = await staff.get( 'wp-admin/plugins.php' );
	expect( plugins.url() ).toMatch( /plugins\.php$/ );
	const dashboard = await ( await staff.get( 'wp-admin/' ) ).text();
	expect( dashboard ).toContain( '<h1>Dashboard</h1>' );
	expect( dashboard ).not.toContain( 'Choose how to start' );
	await staff.dispose();
} );
