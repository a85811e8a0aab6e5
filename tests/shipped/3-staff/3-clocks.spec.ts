import type { Page } from '@playwright/test';
import { entriesWith } from '../support/entries';
import { kept } from '../support/kept';
import { addressOf, call } from '../support/rest';
import { expect, test } from '../support/test';

/** Time zones of Settings → General: without daylight saving, with it, with half hours and with quarters. */
const ZONES: Record< string, string > = {
	'UTC+0': 'UTC',
	'Australia/Brisbane': 'Australia/Brisbane',
	'Australia/Perth': 'Australia/Perth',
	'Asia/Kathmandu': 'Asia/Kathmandu',
	'America/St_Johns': 'America/St_Johns',
};

const MINUTE = 60_000;

/** Returns a moment in a time zone, formatted for spreadsheets and in WordPress' default format. */
const clocks = ( moment: Date, timeZone: string ) => ( {
	sheet: moment.toLocaleString( 'sv-SE', { timeZone } ),
	day: moment.toLocaleDateString( 'en-US', { timeZone, dateStyle: 'long' } ),
	time: moment
		.toLocaleTimeString( 'en-US', { timeZone, hour: 'numeric', minute: '2-digit' } )
		.replace( /\s/g, ' ' )
		.toLowerCase(),
} );

/** Sets the time zone: an offset on WordPress' screen, which alone accepts one; a named zone as it saves it. */
const choose = async ( owner: Page, zone: string ) => {
	if ( ! zone.startsWith( 'UTC' ) ) {
		await call( owner, 'POST', 'wp/v2/settings', { timezone: zone } );
		return;
	}
	await owner.goto( 'wp-admin/options-general.php' );
	await owner.locator( '#timezone_string' ).selectOption( zone );
	await owner.getByRole( 'button', { name: 'Save Changes' } ).click();
	await expect( owner.getByText( 'Settings saved.' ).first() ).toBeVisible();
};

/** Returns the content of an entry's screen, which the server renders. */
async function entryShown( owner: Page, id: string ): Promise< string > {
	const screen = await owner.request.get( 'wp-admin/admin.php', {
		params: { page: 'atoll-entries', entry: id },
	} );
	return /id="wpbody-content"(.*)id="wpfooter"/s.exec( await screen.text() )![ 1 ]!;
}

/** Returns the rows of an export of a form's entries, requested as the list's button does. */
async function exported( owner: Page, form: number ): Promise< string > {
	const nonce = /action=atoll_export[^}]*"nonce":"(\w+)"/.exec( await owner.content() )![ 1 ]!;
	const file = await owner.request.post( 'wp-admin/admin-post.php?action=atoll_export', {
		form: { _wpnonce: nonce, query: JSON.stringify( { form } ), columns: 'date_created,1' },
	} );
	expect( file.headers()[ 'content-type' ] ).toMatch( /^text\/csv/ );
	return file.text();
}

// Several checks in one window, where wp-admin's scripts stay compiled.
test( 'in each zone the list, an entry and an export show the clock of the site', async ( {
	visitor,
	owner,
	marker,
} ) => {
	const form = kept( 'forms' ).leadsOn;
	const route = await addressOf( visitor, `gf/v2/forms/${ form }/submissions` );
	for ( const [ choice, timeZone ] of Object.entries( ZONES ) ) {
		await test.step( choice, async () => {
			const name = `${ marker } in ${ choice }`;
			await choose( owner, choice );
			await visitor.request.post( route, { data: { input_1: name } } );

			const [ entry ] = await entriesWith( owner, name );
			const moment = new Date( `${ entry!.date_created.replace( ' ', 'T' ) }Z` );
			expect( Math.abs( Date.now() - moment.getTime() ) ).toBeLessThan( 2 * MINUTE );
			const { sheet, day, time } = clocks( moment, timeZone );

			const shown = await entryShown( owner, entry!.id );
			expect( shown ).toContain( day );
			expect( shown ).toContain( time );
			await owner.goto( `wp-admin/admin.php?page=atoll-entries&form=${ form }` );
			await expect( owner.getByRole( 'row' ).filter( { hasText: name } ) ).toContainText(
				time
			);
			expect( await exported( owner, form ) ).toContain( `"${ sheet }","${ name }"` );
		} );
	}
} );
