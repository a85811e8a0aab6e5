import { readdirSync, readFileSync } from 'fs';
import { join } from 'path';

const fields = join( __dirname, '..', '..', '..', 'contract', 'fields' );
const json = ( kind: string, file: string ) =>
	JSON.parse( readFileSync( join( fields, kind, file ), 'utf8' ) );

/** Kinds of several inputs are judged by compound-fuzz.test.ts, which knows what each part may hold. */
const COMPOUND = [ 'parts', 'rows' ];

const all = readdirSync( fields, { withFileTypes: true } )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( { name } ) => name )
	.sort()
	.filter( ( kind ) => ! COMPOUND.includes( json( kind, 'kind.json' ).shape ) );

/** Every kind that has an answer: a folder more, and it is in the fuzz. */
const ANSWERED = all.filter( ( kind ) => json( kind, 'kind.json' ).shape !== 'none' );

/** Those of them that a person answers: what a script obtains is judged elsewhere. */
export const JUDGED = ANSWERED.filter( ( kind ) => json( kind, 'kind.json' ).shape !== 'token' );

/** Every kind; those that have an answer come more often. */
export const KINDS = [ ...all, ...ANSWERED, ...ANSWERED, ...ANSWERED ];

/** What the cases of each kind answer. */
export const CASE_VALUES: Record< string, string[] > = Object.fromEntries(
	all.map( ( kind ) => [
		kind,
		json( kind, 'cases.json' )
			.flatMap( ( { value }: { value?: string | string[] } ) => value ?? [] )
			.filter( ( value: string ) => value !== '' ),
	] )
);
