import { copyFile } from 'node:fs/promises';
import { runPhp } from '../../e2e/support/site/php';
import { kept } from '../support/kept';
import { linkOf } from '../support/rest';
import { expect, test } from '../support/test';

/** Files of the next version: its version number, and a renamed method with its caller. */
const CHANGES = {
	'atoll.php': [ '~^( \\* Version: +).*~m', '${1}99.0.0' ],
	'php/Platform/Http/PageChanges.php': [ '~\\bnote\\(~', 'noteChange(' ],
	'php/Platform/PlatformProvider.php': [ '~->note\\(~', '->noteChange(' ],
	'php/Site/Notifications/NotificationsProvider.php': [ '~->note\\(~', '->noteChange(' ],
};

/** Returns the path of a zip with the renamed method. */
const packNext = async (): Promise< string > => {
	const zip = process.env.ATOLL_ZIP!.replace( /\.zip$/, '-next.zip' );
	await copyFile( process.env.ATOLL_ZIP!, zip );
	const changed = await runPhp( `
		$zip = new ZipArchive();
		$zip->open( ${ JSON.stringify( zip ) } );
		foreach ( json_decode( '${ JSON.stringify( CHANGES ).replaceAll( '\\', '\\\\' ) }' ) as $file => [ $pattern, $text ] ) {
			$before = $zip->getFromName( "atoll/{$file}" );
			$after  = preg_replace( $pattern, $text, $before );
			echo (int) ( $before !== $after );
			$zip->addFromString( "atoll/{$file}", $after );
		}
		$zip->close();` );
	expect( changed ).toBe( '1111' );
	return zip;
};

test( 'another version is uploaded over this one, whose request ends in peace', async ( {
	owner,
	visitor,
} ) => {
	await owner.goto( 'wp-admin/plugin-install.php?tab=upload' );
	await owner.locator( '#pluginzip' ).setInputFiles( await packNext() );
	await owner.getByRole( 'button', { name: 'Install Now' } ).click();
	await owner.getByRole( 'link', { name: 'Replace current with uploaded' } ).click();
	await expect( owner.getByText( 'Plugin updated successfully.' ) ).toBeVisible();
	await owner.goto( 'wp-admin/plugins.php' );
	await expect( owner.locator( '[data-plugin="atoll/atoll.php"].active' ) ).toContainText(
		'Version 99.0.0'
	);
	expect(
		( await visitor.goto( await linkOf( visitor, kept( 'pages' ).callback ) ) )!.status()
	).toBe( 200 );
	await expect( visitor.locator( '.atoll-form' ) ).toBeVisible();
} );
