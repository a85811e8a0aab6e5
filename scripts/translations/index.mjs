/**
 * npm run translations: says what each language lacks. Catalogues are plugin/languages/<locale>.po; `npm run package`
 * makes the template and what WordPress loads of them.
 */
import { command } from '../console/command.mjs';
import { locales, readLanguage, SOURCE_LANGUAGE, waiting } from './catalogue.mjs';
import { currentTexts } from './make.mjs';

const say = ( line ) => process.stdout.write( `${ line }\n` );
const count = ( { length } ) => length.toLocaleString( 'en' );

await command( async () => {
	const texts = await currentTexts();
	for ( const locale of locales() ) {
		const said = readLanguage( locale );
		if ( locale === SOURCE_LANGUAGE ) {
			say( `${ locale }: what all texts are written in, ${ said.size } said otherwise` );
			continue;
		}
		const asked = waiting( texts, said );
		say( `${ locale }: ${ count( texts ) } texts, ${ count( asked ) } to translate` );
		for ( const { text, files } of asked ) {
			say( `  “${ text }” (${ files[ 0 ] })` );
		}
	}
} );
