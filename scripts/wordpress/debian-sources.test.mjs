import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debianSources } from './debian-sources.mjs';

const uris = ( name, text ) =>
	debianSources( [ { name, text } ], 'bookworm' ).map( ( { uri } ) => uri );

test( 'finds Debian in the one-line format, with and without settings', () => {
	const text = `
# deb http://old.example/debian bookworm main
deb-src http://mirror.example/debian bookworm main
deb http://mirror.example/debian bookworm main contrib # a remark
deb [arch=amd64 signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://other.example/debian bookworm main
`;
	assert.deepEqual( uris( 'sources.list', text ), [
		'http://other.example/debian',
		'http://mirror.example/debian',
	] );
} );

test( 'finds Debian in the deb822 format', () => {
	const text = `Types: deb deb-src
# a remark
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main
`;
	const [ source, ...others ] = debianSources( [ { name: 'debian.sources', text } ], 'bookworm' );
	assert.deepEqual( others, [] );
	assert.equal( source.uri, 'http://mirror.example/debian' );
	assert.equal( source.signedBy, '/usr/share/keyrings/debian-archive-keyring.gpg' );
} );

test( 'reads fields that go on over several lines, and a key that stands in the file', () => {
	const text = `Types: deb
URIs: http://a.example/debian
 http://b.example/debian
Suites: bookworm
Components: main
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 mQINBF
`;
	const sources = debianSources( [ { name: 'x.sources', text } ], 'bookworm' );
	assert.deepEqual(
		sources.map( ( { uri, signedBy } ) => [ uri, signedBy ] ),
		[
			[ 'http://a.example/debian', '' ],
			[ 'http://b.example/debian', '' ],
		]
	);
} );

test( 'leaves out what is switched off, other archives and discs', () => {
	const off =
		'Types: deb\nEnabled: no\nURIs: http://m.example/debian\nSuites: bookworm\nComponents: main\n';
	assert.deepEqual( uris( 'a.sources', off ), [] );
	const text = `
deb https://packages.example/tool stable-main main
deb https://deb.example/node_20.x nodistro main
deb https://download.example/linux/debian bookworm stable
deb cdrom:[Debian]/ bookworm main
`;
	assert.deepEqual( uris( 'sources.list', text ), [] );
} );

test( 'puts a third party that names its suites like Debian after Debian', () => {
	const text = `
deb [signed-by=/etc/apt/keyrings/database.gpg] https://database.example/repo/11/debian bookworm main
deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://mirror.example/debian bookworm main
`;
	assert.equal( uris( 'sources.list', text )[ 0 ], 'http://mirror.example/debian' );
} );
