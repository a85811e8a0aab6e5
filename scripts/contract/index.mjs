/**
 * npm run contract: validates contract/, compiles it for PHP (plugin/build/contract.php and its hash) and generates
 * TypeScript types (src/contract/). A folder other than the project's can be given.
 */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCalculators, writeBlockKinds } from './calculators.mjs';
import { readContract } from './contract.mjs';
import { readPatterns } from './patterns.mjs';
import { printContract, printData, printHash, printPatterns, printTexts } from './php.mjs';
import { Problems } from './problems.mjs';
import { readArguments } from './rest.mjs';
import { entriesOf, readSettings, shapesOf } from './settings.mjs';
import { writeTypes } from './types.mjs';
import { write } from './write.mjs';

const project = join( dirname( fileURLToPath( import.meta.url ) ), '..', '..' );
const root = resolve( process.argv[ 2 ] ?? project );

const groupShapes = ( groups ) =>
	Object.fromEntries(
		Object.entries( groups ).map( ( [ name, { settings } ] ) => [ name, shapesOf( settings ) ] )
	);

/** Texts for sending a form without the island, on pages that do not load the contract. */
const SENDING = [ 'sending', 'offline' ];

const sendingTexts = ( { form = {} } ) =>
	Object.fromEntries( Object.entries( form ).filter( ( [ name ] ) => SENDING.includes( name ) ) );

/** Returns texts in the form of data. */
const asWords = ( texts ) =>
	Object.fromEntries( Object.entries( texts ).map( ( [ key, text ] ) => [ key, { text } ] ) );

try {
	const { calculatorTexts, defaults, ...contract } = await readContract( root );
	const build = join( root, 'plugin', 'build' );

	await write( join( build, 'contract.php' ), printContract( contract ) );
	await write( join( build, 'contract-hash.php' ), printHash( contract.hash ) );
	await write(
		join( build, 'contract-defaults.php' ),
		printData( 'What a form’s page leaves out.', defaults, false )
	);
	await write(
		join( build, 'sending-texts.php' ),
		printTexts( 'What a plain form says while it is sent.', sendingTexts( contract.texts ) )
	);
	const settings = await readSettings( root );
	await write(
		join( build, 'settings.php' ),
		printData( 'The site’s settings, in words.', settings, true )
	);
	await write(
		join( build, 'settings-shapes.php' ),
		printData(
			'The site’s settings: types, defaults and limits.',
			groupShapes( settings ),
			false
		)
	);
	await write(
		join( build, 'settings-entries.php' ),
		printData(
			'Entries that lists of settings begin with, in words.',
			entriesOf( settings ),
			true
		)
	);
	const calculators = await readCalculators( root );
	await writeBlockKinds( root, calculators );
	await write(
		join( build, 'calculators.php' ),
		printData(
			'The site’s calculators, and what they all say.',
			{ texts: asWords( calculatorTexts ), calculators },
			true
		)
	);
	await write( join( build, 'form-patterns.php' ), printPatterns( await readPatterns( root ) ) );
	await write(
		join( build, 'rest-arguments.php' ),
		printData( 'What routes take in their path and query.', await readArguments( root ), false )
	);
	const texts = { ...contract.texts, calculators: calculatorTexts };
	const types = await writeTypes( root, texts, defaults, Object.keys( calculators ) );
	process.stdout.write(
		`contract: ${ Object.keys( contract.kinds ).length } kinds, ${ types } type files\n`
	);
} catch ( error ) {
	if ( ! ( error instanceof Problems ) ) {
		throw error;
	}
	process.stderr.write( error.list.map( ( line ) => `${ line }\n` ).join( '' ) );
	process.exitCode = 1;
}
