import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofComposer, ofNpm } from './advisories.mjs';

test( 'names what is high or critical, and counts the rest', () => {
	const packages = {
		a: { name: 'a', severity: 'high', range: '<2' },
		b: { name: 'b', severity: 'low', range: '<3' },
	};
	assert.deepEqual( ofNpm( JSON.stringify( { vulnerabilities: packages } ) ), {
		found: 2,
		grave: [ 'a <2: high' ],
		trouble: '',
	} );
	const advisories = {
		'a/b': [ { packageName: 'a/b', severity: 'critical', title: 'Runs code' } ],
	};
	assert.deepEqual( ofComposer( JSON.stringify( { advisories } ) ), {
		found: 1,
		grave: [ 'a/b: critical, Runs code' ],
		trouble: '',
	} );
	assert.equal( ofComposer( '{"advisories":[],"abandoned":[]}' ).trouble, '' );
} );

test( 'a registry that gives no answer is no good news', () => {
	assert.equal( ofNpm( '{"message":"not found","error":{}}' ).trouble, 'not found' );
	assert.equal( ofNpm( '' ).trouble, 'no answer' );
	assert.equal( ofComposer( 'The file could not be downloaded' ).trouble, 'no answer' );
} );
