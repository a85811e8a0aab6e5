import { fileURLToPath } from 'node:url';
import { run } from '../../system/processes.mjs';

const SCAN = fileURLToPath( new URL( 'php-texts.php', import.meta.url ) );

/**
 * Texts of PHP. PHP itself reads it: GNU gettext 0.21 loses some texts of PHP 8, and wp-pot cannot parse it.
 *
 * @param {Record<string, string>} sources What is in each file, by its name.
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
