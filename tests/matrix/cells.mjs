/**
 * What the zip is tried on. The newest WordPress stands where a row names none, PHP 8.2 with all extensions likewise.
 *
 * @typedef {{name:string, wordpress?:string, php?:string, without?:string, refuses?:boolean, path?:string, never?:string}} Cell
 *          `php` is that of Playground; `refuses`: says on activation what is missing; `path`: where on its host the site
 *          is; `never`: why it is not to be had.
 */

const WORDPRESS = [ '6.8', '6.9', '7.0', '7.1' ];
const PHP = [ '8.1', '8.2', '8.3', '8.4', '8.5' ];
const EXTENSIONS = [ 'intl', 'gd', 'mbstring', 'sodium', 'fileinfo', 'zip' ];

/** Extensions without which the plugin does nothing. */
const NEEDED = [ 'mbstring' ];

/** @type {Cell[]} */
export const CELLS = [
	...WORDPRESS.map( ( wordpress ) => ( {
		name: `WordPress ${ wordpress }, MariaDB`,
		wordpress,
	} ) ),
	...PHP.map( ( php ) => ( { name: `PHP ${ php }, SQLite`, php } ) ),
	...EXTENSIONS.map( ( without ) => ( {
		name: `without ${ without }`,
		without,
		refuses: NEEDED.includes( without ),
	} ) ),
	{ name: 'below another site, at /blog/', path: '/blog' },
	{ name: 'MySQL 8.4', never: 'Debian packages MariaDB alone' },
];
