import { script } from '../bench/inside';

/** Value of an option: a whole number, any text, none, or one of these words. */
type Kind = NumberConstructor | StringConstructor | BooleanConstructor | readonly string[];

type ValueOf< K extends Kind > = K extends readonly ( infer Word )[]
	? Word
	: K extends NumberConstructor
		? number
		: K extends BooleanConstructor
			? boolean
			: string;

type Values< Options extends Record< string, Kind > > = {
	[ Name in keyof Options ]?: ValueOf< Options[ Name ] >;
};

interface About< Options extends Record< string, Kind >, Word extends string > {
	/** Usage for `--help`: one line for each way to call the command. */
	usage: string;
	/** Options by name without dashes. */
	options?: Options;
	/** Arguments besides the options. */
	words?: readonly Word[];
}

type ReadValue = ( text: string, name: string ) => unknown;

interface Readers {
	anyText: ReadValue;
	oneOf( ...words: string[] ): ReadValue;
	wholeNumber( least: number ): ReadValue;
}

interface Commands {
	command(
		about: {
			usage: string;
			options: Record< string, true | ReadValue >;
			word: ReadValue | undefined;
		},
		work: ( options: never ) => Promise< number | void >
	): Promise< void >;
}

function reader( kind: Kind, { anyText, oneOf, wholeNumber }: Readers ): true | ReadValue {
	switch ( kind ) {
		case Number:
			return wholeNumber( 0 );
		case String:
			return anyText;
		case Boolean:
			return true;
		default:
			return oneOf( ...( kind as readonly string[] ) );
	}
}

/**
 * Runs a command of the tests like those of scripts/: `--help` prints the usage, and an expected error is one sentence.
 *
 * @param about
 * @param about.usage
 * @param about.options
 * @param about.words
 * @param work          Returns the exit code.
 */
export async function command<
	const Options extends Record< string, Kind > = Record< never, Kind >,
	const Word extends string = never,
>(
	{ usage, options, words }: About< Options, Word >,
	work: ( options: Values< Options > & { words: Word[] } ) => Promise< number | void >
): Promise< void > {
	const readers = await script< Readers >( 'console/options.mjs' );
	const { command: run } = await script< Commands >( 'console/command.mjs' );
	return run(
		{
			usage,
			options: Object.fromEntries(
				Object.entries( options ?? {} ).map( ( [ name, kind ] ) => [
					`--${ name }`,
					reader( kind, readers ),
				] )
			),
			word: words && readers.oneOf( ...words ),
		},
		work
	);
}
