import { execFileSync } from 'child_process';
import { join } from 'path';
import type { PublicDefinition } from '../../src/contract/public-definition';
import type { FileAnswer, Value } from '../../src/forms';

export interface Case {
	kind: string;
	name: string;
	definition: PublicDefinition;
	/** The form as the server keeps it. */
	stored: unknown;
	/** What a client sends, by input name. */
	raw: Record< string, unknown >;
	case: {
		why?: string;
		valid: boolean;
		/** The field's, and by input id those of its parts. */
		message?: string;
		inputs?: Record< string, string >;
		answer?: Value;
	};
}

/** Every case of the contract, its form compiled by PHP as for a visitor. */
export const readCases = (): Case[] =>
	JSON.parse(
		execFileSync( 'php', [ join( __dirname, 'resolve.php' ) ], {
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		} )
	);

/** What a client sends under one name, as a browser's form would hold it: texts only, row after row. */
const textsOf = ( value: unknown ): string[] => {
	if ( Array.isArray( value ) ) {
		return value.flatMap( textsOf );
	}
	if ( value === true ) {
		return [ '1' ];
	}
	return typeof value === 'string' || typeof value === 'number' ? [ String( value ) ] : [];
};

/** Files that the server has received already, as the form says it. */
const uploaded = ( value: unknown ) =>
	( Array.isArray( value ) ? value : [] )
		.filter( ( one ) => typeof one === 'object' && one !== null && 'size' in one )
		.map( ( { id, name, size }: FileAnswer ) => ( {
			uploaded_filename: name,
			temp_filename: id,
			size,
		} ) );

/** @param definition Says which inputs come several times. */
export const formDataOf = ( raw: Case[ 'raw' ], { fields }: PublicDefinition ): FormData => {
	const data = new FormData();
	const names = fields.flatMap( ( { inputs } ) => inputs.map( ( { name } ) => name ) );
	for ( const [ name, value ] of Object.entries( raw ) ) {
		const sent = names.includes( `${ name }[]` ) ? `${ name }[]` : name;
		textsOf( value ).forEach( ( text ) => data.append( sent, text ) );
	}
	const files = Object.entries( raw ).map( ( [ name, value ] ) => [ name, uploaded( value ) ] );
	data.set( 'gform_uploaded_files', JSON.stringify( Object.fromEntries( files ) ) );
	return data;
};
