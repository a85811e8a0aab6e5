import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../system/folders.mjs';
import { stagesFor } from './stages.mjs';

const stages = stagesFor( [], true );

test( 'each stage runs a script that package.json has', () => {
	const { scripts } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );
	stages.forEach( ( { name, script } ) => assert.ok( scripts[ script ], name ) );
} );

test( 'a stage that picks a class of tests names one that is there', () => {
	const files = readdirSync( join( ROOT, 'tests/php' ), { recursive: true } );
	const picked = stages.flatMap( ( { args = () => [] } ) => {
		const words = args( 'report' );
		return words.includes( '--filter' ) ? words[ words.indexOf( '--filter' ) + 1 ] : [];
	} );
	assert.notEqual( picked.length, 0 );
	picked.forEach( ( name ) =>
		assert.ok(
			files.some( ( file ) => file.endsWith( `/${ name }.php` ) ),
			name
		)
	);
} );
