import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import postcss from 'postcss';
import { classesIn, ownClasses } from './own-classes.cjs';

const OURS = new Set( [ 'atoll-a', 'atoll-b', 'atoll-c' ] );

const strong = ( css ) => postcss( [ ownClasses( OURS ) ] ).process( css, { from: undefined } ).css;

test( 'lets a class of ours weigh as four', () => {
	assert.equal( strong( '.atoll-a{}' ), '.atoll-a.atoll-a.atoll-a.atoll-a{}' );
	assert.equal(
		strong( '.atoll-a[type=radio]:checked::before{}' ),
		'.atoll-a.atoll-a.atoll-a.atoll-a[type=radio]:checked::before{}'
	);
} );

test( 'adds as much to each selector, so that ours weigh against each other as before', () => {
	assert.equal(
		strong( '[dir=rtl] .atoll-a > .atoll-b, h2.atoll-c.is-d{}' ),
		'[dir=rtl] .atoll-a.atoll-a.atoll-a.atoll-a > .atoll-b, h2.atoll-c.atoll-c.atoll-c.atoll-c.is-d{}'
	);
	assert.equal(
		strong( ':is(.atoll-a,.b) p{}' ),
		':is(.atoll-a.atoll-a.atoll-a.atoll-a,.b) p{}'
	);
} );

test( 'leaves alone what is meant to weigh nothing, and what is of others', () => {
	for ( const css of [
		':where(.atoll-a) p{}',
		'h2{}',
		'.atoll-other{}',
		'@keyframes a{to{top:0}}',
	] ) {
		assert.equal( strong( css ), css );
	}
} );

test( 'reaches into conditions', () => {
	assert.equal(
		strong( '@container atoll-form (min-width:36rem){.atoll-a{top:0}}' ),
		'@container atoll-form (min-width:36rem){.atoll-a.atoll-a.atoll-a.atoll-a{top:0}}'
	);
} );

test( 'finds the classes that sheets are about, in folders too, but not what they stand in', () => {
	const folder = mkdtempSync( join( tmpdir(), 'atoll-sheets-' ) );
	mkdirSync( join( folder, 'form' ) );
	writeFileSync( join( folder, 'form.css' ), '.atoll-portal > .atoll-a:hover, [hidden]{}' );
	writeFileSync( join( folder, 'form/grid.css' ), ':is(.atoll-b, .is-c)::before{}' );
	writeFileSync( join( folder, 'header.css' ), '.atoll-d{}' );
	const found = classesIn( folder, /^form[^]*\.css$/ );
	rmSync( folder, { recursive: true } );
	assert.deepEqual( [ ...found ].sort(), [ 'atoll-a', 'atoll-b' ] );
} );
