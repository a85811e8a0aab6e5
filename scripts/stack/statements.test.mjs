import assert from 'node:assert/strict';
import { test } from 'node:test';
import { statements } from './playground/statements.mjs';

test( 'a file of PHP runs within another one, whatever stands before its declaration', () => {
	for ( const head of [
		'<?php\n',
		'<?php\ndeclare( strict_types=1 );\n',
		'<?php // Adds a page.\n\ndeclare( strict_types=1 );\n',
		'<?php\n/**\n * Adds a page; see declare( strict_types=1 );\n */\n\n// Twice.\ndeclare(strict_types=1);\n',
	] ) {
		assert.equal( statements( `${ head }echo 1;` ).trim(), 'echo 1;' );
	}
} );
