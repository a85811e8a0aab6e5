import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';
import { bundledPackages, COMPATIBLE, rows } from './licences.mjs';

const files = contents();
const names = files.map( ( { name } ) => name.slice( 'atoll/'.length ) );
const textOf = ( path ) =>
	String( files.find( ( { name } ) => name === `atoll/${ path }` )?.content ?? '' );

const declared = ( { folder } ) =>
	JSON.parse( readFileSync( join( ROOT, folder, 'package.json' ), 'utf8' ) ).license;

test( 'each package in the scripts has a row that says its licence and what it is for', () => {
	const bundled = bundledPackages();
	assert.ok( bundled.some( ( { name } ) => name === 'cally' ) );
	assert.deepEqual(
		Object.fromEntries( bundled.map( ( one ) => [ one.name, declared( one ) ] ) ),
		Object.fromEntries(
			Object.entries( rows() ).map( ( [ name, row ] ) => [ name, row.licence ] )
		)
	);
} );

test( 'before a build, it is said that one is needed', () => {
	assert.throws( () => bundledPackages( join( ROOT, 'docs' ) ), {
		name: 'Error',
		message: 'plugin/build/bundle.json is missing: run npm run build first.',
	} );
} );

test( 'every licence may be shipped with the plugin’s own', () => {
	const strange = Object.entries( rows() ).filter(
		( [ , row ] ) => ! COMPATIBLE.includes( row.licence ) || ! row.for
	);
	assert.deepEqual( strange, [] );
} );

test( 'each font has the words of its licence beside it', () => {
	const fonts = names.filter( ( name ) => /\.(woff2?|ttf|otf)$/.test( name ) );
	assert.ok( fonts.length > 20 );
	for ( const font of fonts ) {
		assert.match(
			textOf( font.replace( /\.\w+$/, '.txt' ) ),
			/SIL OPEN FONT LICENSE Version 1\.1/i,
			font
		);
	}
} );

test( 'the list of licences is shipped, with the words of each', () => {
	const list = textOf( 'LICENCES.txt' );
	for ( const { name, version } of bundledPackages() ) {
		assert.ok( list.includes( `* ${ name } ${ version }: ` ), name );
	}
	assert.match( list, /GNU GENERAL PUBLIC LICENSE\s+Version 2, June 1991/ );
	assert.match( list, /Permission is hereby granted, free of charge/ );
	assert.ok( ! list.includes( 'undefined' ) );
} );

test( 'all else that is shipped is of this repository', () => {
	const own =
		/^(php|demo\/content|theme|patterns|contract|build)\/|^(atoll|uninstall)\.php$|^(readme\.txt|wpml-config\.xml)$/;
	const listed = /^(build\/fonts\/[\w-]+\.(woff2|txt)|LICENCES\.txt)$/;
	// Each is made by a program in plugin/demo/art.
	const drawn = /^demo\/pictures\/([\w-]+\.webp|alt\.json)$/;
	assert.deepEqual(
		names.filter( ( name ) => ! [ own, listed, drawn ].some( ( kind ) => kind.test( name ) ) ),
		[]
	);
	const foreign = files.filter(
		( { name, content } ) =>
			name.startsWith( 'atoll/php/' ) &&
			! /^namespace Atoll(\\\w+)*;$/m.test( String( content ) )
	);
	assert.deepEqual(
		foreign.map( ( { name } ) => name ),
		[]
	);
	assert.deepEqual(
		names.filter(
			( name ) => ! /\.(php|js|css|json|txt|html|svg|woff2|webp|xml)$/.test( name )
		),
		[]
	);
} );
