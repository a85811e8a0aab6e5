/**
 * npm run test:wp: runs PHPUnit inside WordPress, on MariaDB, with a web server beside it.
 * Arguments go to PHPUnit: `npm run test:wp -- --filter SubmissionTest`.
 */
import { spawn } from 'node:child_process';
import { aborted, asked, command } from '../console/command.mjs';
import { startStack } from '../stack/index.mjs';
import { ROOT } from '../system/folders.mjs';

const phpunit = ( site ) =>
	new Promise( ( resolve ) => {
		const [ php, ...settings ] = site.phpCommand;
		spawn(
			php,
			[
				...settings,
				'vendor/bin/phpunit',
				'--configuration',
				'phpunit-wordpress.xml.dist',
				...process.argv.slice( 2 ),
			],
			{
				cwd: ROOT,
				stdio: 'inherit',
				env: { ...process.env, ATOLL_WP_DIR: site.wordpressDir, ATOLL_TEST_URL: site.url },
			}
		).on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );

await command( async () => {
	const end = asked();
	const site = await startStack( {
		engine: 'native',
		name: 'test',
		fresh: true,
		demo: false,
		signal: end,
	} );
	try {
		return await Promise.race( [ phpunit( site ), aborted( end ).then( () => 1 ) ] );
	} finally {
		await site.stop();
	}
} );
