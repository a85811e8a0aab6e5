import { fileURLToPath } from 'node:url';
import { run } from '../../system/processes.mjs';

const SCAN = fileURLToPath( new URL( 'php-texts.php', import.meta.url ) );

/**
 * Returns texts in PHP, found by PHP itself: GNU gettext 0.21 misses some texts of PHP 8, and wp-pot cannot parse it.
 *
 * @param {Record<string, string>} sources Content of each file, by name.
 */
export async function textsOfPhp( sources ) {
	const callsByFile = JSON.parse(
		await run( 'php', [ SCAN ], { input: JSON.stringify( sources ) } )
	);
	return Object.entries( callsByFile ).flatMap( ( [ file, calls ] ) =>
		calls
			.filter( ( { domain } ) => domain === 'atoll' )
			.map( ( { text, plural, context, comment } ) => ( {
				text,
				plural,
				context,
				comments: comment ? [ comment ] : [],
				files: [ file ],
			} ) )
	);
}
