import { spawn } from 'child_process';
import { join } from 'path';
import { createInterface } from 'readline';
import type { PublicDefinition } from '../../../src/contract/public-definition';
import type { Answers } from '../../../src/forms';
import type { Raw, Sent } from './answers';
import type { FormSource } from './forms';
import { wellFormed } from './text';

export interface Pair {
	source: FormSource;
	raw: Raw;
}

export interface Judgement {
	definition: PublicDefinition;
	values: Answers;
	messages: Record< number, string >;
	/** By input id. */
	inputs: Record< string, string >;
	/** Instead of all that: what went wrong. */
	problem?: string;
	/** Whether the engine would not judge it at all. */
	refused?: boolean;
}

/** What a browser puts on the wire: UTF-8, and every other time its line ends as CRLF; PHP knows `input_5[]` as `input_5`. */
const onTheWire = ( { source, raw }: Pair, index: number ) => {
	const text = ( value: string ) =>
		wellFormed( index % 2 ? value.replace( /\r\n?|\n/g, '\r\n' ) : value );
	const carried = ( value: Sent ): Sent =>
		typeof value === 'string'
			? text( value )
			: ( value.map( ( item ) =>
					typeof item === 'string' ? text( item ) : item
				) as Sent );
	return {
		source,
		raw: Object.fromEntries(
			Object.entries( raw ).map( ( [ name, value ] ) => [
				name.replace( '[]', '' ),
				carried( value ),
			] )
		),
	};
};

/** A script of PHP that is fed batches, one line of JSON each, and answers each with one. */
export const startScript = < Given, Found >( script: string ) => {
	const child = spawn( 'php', [ join( __dirname, script ) ], {
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	const lines = createInterface( { input: child.stdout } )[ Symbol.asyncIterator ]();

	return {
		async judge( batch: Given[] ): Promise< Found[] > {
			child.stdin.write( `${ JSON.stringify( batch ) }\n` );
			const line = await lines.next();
			if ( line.done ) {
				throw new Error( 'PHP stopped: what it said is above.' );
			}
			return JSON.parse( line.value );
		},
		stop: () => void child.stdin.end(),
	};
};

/** PHP's engine, in one process. */
export const startPhp = () => {
	const script = startScript< Pair, Judgement >( 'judge.php' );
	return {
		judge: ( pairs: Pair[] ): Promise< Judgement[] > => script.judge( pairs.map( onTheWire ) ),
		stop: script.stop,
	};
};

export type Php = ReturnType< typeof startPhp >;
