import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';
import type { Texts } from '../../../../src/calculators';
import type { Calculator } from '../../../../src/contract/calculator';

const contract = join( __dirname, '../../../../contract' );
const read = ( path: string ) => JSON.parse( readFileSync( join( contract, path ), 'utf8' ) );

/** Every calculator of the contract, by kind. */
export const definitions: Record< string, Calculator > = Object.fromEntries(
	readdirSync( join( contract, 'calculators' ) ).map( ( file ) => [
		file.replace( /\.json$/, '' ),
		read( `calculators/${ file }` ),
	] )
);

export const texts: Texts = read( 'texts/calculators.json' );

/** The names that a model knows. */
export const knownTo = (
	model: string
): Record< 'needs' | 'takes' | 'figures' | 'lines' | 'columns', string[] > & {
	cases: Record< string, string | null >;
} => read( `models/${ model }.json` );
