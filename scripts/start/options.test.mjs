import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needDashes } from './options.mjs';

test( 'notices the forgotten dashes, with which npm keeps an option for itself', () => {
	assert.throws( () => needDashes( { npm_config_port: 'true' } ), /npm start -- --port/ );
	assert.throws( () => needDashes( { npm_config_fresh: 'true' } ), /npm start -- --fresh/ );
	needDashes( { npm_config_user_agent: 'npm' } );
} );
