/**
 * npm run translations: lists missing and superfluous translations of each language. Catalogues are
 * plugin/languages/<locale>.po; `npm run package` makes the template and the files that WordPress loads.
 */
import { command } from '../console/command.mjs';
import {
	locales,
	readLanguage,
	SOURCE_LANGUAGE,
	surplusKeys,
	untranslatedTexts,
} from './catalogue.mjs';
import { currentTexts } from './make.mjs';

const say = ( line ) => process.stdout.write( `${ line }\n` );
const count = ( { length } ) => length.toLocaleString( 'en' );

const ABOUT = {
	usage: 'npm run translations    what plugin/languages/*.po lack, and what is not said any more',
};

await command( ABOUT, async () => {
	const texts = await currentTexts();
	for ( const locale of locales() ) {
		const translations = readLanguage( locale );
		if ( locale === SOURCE_LANGUAGE ) {
			say(
				`${ locale }: what all texts are written in, ${ translations.size } said otherwise`
			);
			continue;
		}
		const missing = untranslatedTexts( texts, translations );
		const surplus = surplusKeys( texts, translations );
		say(
			`${ locale }: ${ count( texts ) } texts, ${ count( missing ) } to translate, ${ count( surplus ) } to remove`
		);
		for ( const { text, files } of missing ) {
			say( `  “${ text }” (${ files[ 0 ] })` );
		}
		for ( const key of surplus ) {
			say( `  “${ key.replace( '\u0004', ': ' ) }” is not said any more` );
		}
	}
} );
