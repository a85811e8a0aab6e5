import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { contents } from './contents.mjs';

const SCAN = fileURLToPath( new URL( 'named-classes.php', import.meta.url ) );

const folder = mkdtempSync( join( tmpdir(), 'atoll-classes-' ) );
after( () => rmSync( folder, { recursive: true } ) );

/** Returns the classes that each of these files uses, by file name. */
function namedIn( files ) {
	for ( const { name, content } of files ) {
		mkdirSync( dirname( join( folder, name ) ), { recursive: true } );
		writeFileSync( join( folder, name ), content );
	}
	const input = files.map( ( { name } ) => `${ join( folder, name ) }\n` ).join( '' );
	const named = JSON.parse( execFileSync( 'php', [ SCAN ], { input, encoding: 'utf8' } ) );
	return files.map( ( { name } ) => ( { name, classes: named[ join( folder, name ) ] } ) );
}

/** Returns the path where the plugin's autoloader looks for a class. */
const fileOf = ( name ) =>
	`atoll/php/${ name.slice( 'Atoll\\'.length ).replaceAll( '\\', '/' ) }.php`;

test( 'each class that shipped code names is shipped', () => {
	const files = contents();
	const shipped = new Set( files.map( ( { name } ) => name ) );
	const named = namedIn( files.filter( ( { name } ) => name.endsWith( '.php' ) ) );
	const missing = named.flatMap( ( { name, classes } ) =>
		classes
			.filter( ( one ) => ! shipped.has( fileOf( one ) ) )
			.map( ( one ) => `${ name } names ${ one }` )
	);
	assert.deepEqual( missing, [] );
	assert.ok( named.flatMap( ( { classes } ) => classes ).length > 3000 );
} );

test( 'finds classes however they are named', () => {
	const content = `<?php
		namespace Atoll\\Forms;
		use Atoll\\Mail\\Queue as Post;
		use Atoll\\Access\\Visitor;
		use Atoll\\Routes\\Lists;
		final class Form extends Sheet implements Kind {
			const LARGE = 1;
			public function __construct( private ?Rule $rule, private Post $post ) {}
			public function of( Visitor $visitor ): Shapes\\Text {
				\\Atoll\\plugin()->Forms();
				return new Answer( Lists\\ListForms::class, self::Other, Choice::LARGE, \\Atoll\\Paths::Sub, LARGE, fn(): \\Closure => 1 );
			}
		}`;
	const [ { classes } ] = namedIn( [ { name: 'one.php', content } ] );
	assert.deepEqual( classes.toSorted(), [
		'Atoll\\Access\\Visitor',
		'Atoll\\Forms\\Answer',
		'Atoll\\Forms\\Choice',
		'Atoll\\Forms\\Kind',
		'Atoll\\Forms\\Rule',
		'Atoll\\Forms\\Shapes\\Text',
		'Atoll\\Forms\\Sheet',
		'Atoll\\Mail\\Queue',
		'Atoll\\Paths',
		'Atoll\\Routes\\Lists\\ListForms',
	] );
} );
