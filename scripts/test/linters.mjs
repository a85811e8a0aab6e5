import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../system/folders.mjs';

const { scripts } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );

/**
 * Minutes without output after which a tool that prints only at its end counts as stuck. Linters run at the lowest
 * priority: on a busy machine most of this time is used by other processes.
 */
export const SILENT_MINUTES = 45;

/** Linters that depend on registries, whose data changes daily; the same commit must pass every day. */
const CHANGEABLE = [ 'lint:audit' ];

/**
 * Stages for all linters, one each; a new lint:… script needs no change here.
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
