/**
 * npm run translations: says what share of each language is done, and which texts that visitors or clients read still
 * wait. Catalogues are plugin/languages/<locale>.po; `npm run package` makes the template and what WordPress loads of them.
 */
import { command } from '../console/command.mjs';
import { audiences, waiting } from './audience.mjs';
import { locales, readLanguage, SOURCE_LANGUAGE } from './catalogue.mjs';
import { currentTexts } from './make.mjs';

const share = ( texts, said ) => {
	const done = texts.length - waiting( texts, said ).length;
	return `${ done.toLocaleString( 'en' ) } of ${ texts.length.toLocaleString( 'en' ) }`;
};

await command( async () => {
	const all = audiences( await currentTexts() );
	for ( const locale of locales() ) {
		const said = readLanguage( locale );
		if ( locale === SOURCE_LANGUAGE ) {
			process.stdout.write(
				`${ locale }: what all texts are written in, ${ said.size } said otherwise\n`
			);
			continue;
		}
		const shares = Object.entries( all ).map(
			( [ who, texts ] ) => `${ who } ${ share( texts, said ) }`
		);
		process.stdout.write( `${ locale }: ${ shares.join( ', ' ) }\n` );
		for ( const { text, files } of waiting( all.visitors, said ) ) {
			process.stdout.write( `  “${ text }” (${ files[ 0 ] })\n` );
		}
	}
} );
