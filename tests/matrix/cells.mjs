/**
 * What the zip is tried on. The newest WordPress stands where a row names none, PHP 8.2 with all extensions likewise.
 *
 * @typedef {{name:string, wordpress?:string, php?:string, without?:string, refuses?:boolean, stack?:Object, beside?:string, never?:string}} Cell
 *          `php` is that of Playground; `refuses`: says on activation what is missing; `stack`: options of startStack
 *          (scripts/stack), with which the whole walk is done; `beside`: folders of other plugins, with commas between
 *          them; `never`: why it is not to be had.
 */

const WORDPRESS = [ '6.8', '6.9', '7.0', '7.1' ];
const PHP = [ '8.1', '8.2', '8.3', '8.4', '8.5' ];
const EXTENSIONS = [ 'intl', 'gd', 'mbstring', 'sodium', 'fileinfo', 'zip' ];

/** Extensions without which the plugin does nothing. */
const NEEDED = [ 'mbstring' ];

/** What shared hosts forbid, but for what WordPress itself does not ask for first. */
const FORBIDDEN =
	'exec,shell_exec,system,passthru,popen,proc_open,pcntl_fork,pcntl_exec,putenv,dl,set_time_limit,ini_get_all,' +
	'phpinfo,show_source,highlight_file,parse_ini_file,symlink,link,readlink,chown,chgrp,tmpfile,ftok,openlog,syslog,' +
	'gethostname,get_current_user,getmyuid,getmyinode,posix_getpwuid,posix_geteuid,posix_kill,sys_getloadavg,' +
	'disk_free_space,disk_total_space,stream_socket_server,fastcgi_finish_request,opcache_get_status,opcache_reset,' +
	'opcache_invalidate,error_log';

/** Little room, what is forbidden, and the settings that change how PHP writes numbers, addresses, dates and letters. */
const SHARED_HOST = {
	memory_limit: '64M',
	upload_max_filesize: '8M',
	post_max_size: '8M',
	max_execution_time: '30',
	output_buffering: '4096',
	allow_url_fopen: '0',
	display_errors: '1',
	html_errors: '1',
	disable_functions: FORBIDDEN,
	serialize_precision: '17',
	'arg_separator.output': '&amp;',
	'date.timezone': 'America/New_York',
	default_charset: 'ISO-8859-1',
	'opcache.save_comments': '0',
	'zend.assertions': '1',
};

/** A database of old defaults, in a zone and with letters of its own, whose numbers go in threes as in clusters. */
const OTHER_DATABASE = [
	'--character-set-server=latin1',
	'--collation-server=latin1_swedish_ci',
	'--default-storage-engine=MyISAM',
	'--default-time-zone=+05:30',
	'--transaction-isolation=READ-COMMITTED',
	'--innodb-default-row-format=compact',
	'--innodb-strict-mode=0',
	'--max-allowed-packet=4M',
	'--group-concat-max-len=64',
	'--wait-timeout=20',
	'--auto-increment-increment=3',
	'--auto-increment-offset=2',
];

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
	{ name: 'below another site, at /blog/', stack: { path: '/blog' } },
	{ name: 'Apache', stack: { webServer: 'apache' } },
	{ name: 'PHP as shared hosts set it', stack: { phpSettings: SHARED_HOST } },
	{ name: 'another database’s settings', stack: { databaseSettings: OTHER_DATABASE } },
	{ name: 'MySQL 8.4', never: 'Debian packages MariaDB alone' },
];

/**
 * The whole walk beside other plugins.
 *
 * @param {string} folders Their folders, with commas between them.
 * @return {Cell}
 */
export const cellBeside = ( folders ) => ( {
	name: `beside ${ folders }`,
	stack: {},
	beside: folders,
} );
