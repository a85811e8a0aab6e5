import { execFileSync } from 'child_process';
import { join } from 'path';
import type { PublicDefinition } from '../../src/contract/public-definition';
import type { Value } from '../../src/forms';

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

/** What a browser's form would hold: texts only, as checked boxes and typed text are. */
export const formDataOf = ( raw: Case[ 'raw' ] ): FormData => {
	const data = new FormData();
	for ( const [ name, value ] of Object.entries( raw ) ) {
		if ( value === true ) {
			data.set( name, '1' );
		} else if ( typeof value === 'string' || typeof value === 'number' ) {
			data.set( name, String( value ) );
		}
	}
	return data;
};
