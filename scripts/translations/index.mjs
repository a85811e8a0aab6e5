/**
 * npm run translations: says what each language lacks. Catalogues are plugin/languages/<locale>.po; `npm run package`
 * makes the template and what WordPress loads of them.
 */
import { command } from '../console/command.mjs';
import { locales, readLanguage, SOURCE_LANGUAGE, untranslatedTexts } from './catalogue.mjs';
import { currentTexts } from './make.mjs';

const say = ( line ) => process.stdout.write( `${ line }\n` );
const count = ( { length } ) => length.toLocaleString( 'en' );

await command( async () => {
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
		say( `${ locale }: ${ count( texts ) } texts, ${ count( missing ) } to translate` );
		for ( const { text, files } of missing ) {
			say( `  “${ text }” (${ files[ 0 ] })` );
		}
	}
} );
