import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';

const { scripts } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );

/**
 * Minutes without output after which a tool that prints nothing until it has finished counts as stuck. Linters run at the
 * lowest priority: on a busy machine most of this is time in which others had the processor.
 */
export const SILENT_MINUTES = 45;

/** What registries know changes from day to day, and the same commit must pass every day. */
const CHANGEABLE = [ 'lint:audit' ];

/**
 * Each linter is a stage of its own: whoever adds a script lint:… need not come here.
 *
 * @type {import('./stages.mjs').Stage[]}
 */
export const linters = Object.keys( scripts )
	.filter( ( name ) => name.startsWith( 'lint:' ) )
	.map( ( name ) => ( {
		name: name.replace( ':', '-' ),
		groups: CHANGEABLE.includes( name ) ? [ 'lint', 'long' ] : [ 'lint' ],
		script: name,
		silence: SILENT_MINUTES,
		early: name.startsWith( 'lint:php' ),
		isPatient: ! name.startsWith( 'lint:php' ),
		needs: name.startsWith( 'lint:php' ) ? [ 'php' ] : [],
	} ) );
