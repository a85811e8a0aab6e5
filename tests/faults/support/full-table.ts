import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './command';
import { mount } from './full-disk';

/** Functions that end this: one frees space, the other restores everything. */
interface Full {
	room(): Promise< unknown >;
	all(): Promise< unknown >;
}

/** Moves the table of entries to another folder; to the usual one by default. */
const moveEntries = ( folder: string ) =>
	command( `
		global $wpdb;
		$table  = $wpdb->prefix . 'atoll_entries';
		$folder = '${ folder }';
		$create = preg_replace( "/ DATA DIRECTORY='[^']*'/", '', $wpdb->get_row( "SHOW CREATE TABLE {$table}", ARRAY_N )[1] );
		foreach ( array(
			str_replace( "\`{$table}\`", "\`{$table}_moved\`", $create ) . ( $folder ? " DATA DIRECTORY='{$folder}'" : '' ),
			"INSERT INTO {$table}_moved SELECT * FROM {$table}",
			"RENAME TABLE {$table} TO {$table}_old, {$table}_moved TO {$table}",
			"DROP TABLE {$table}_old",
		) as $sql ) {
			if ( false === $wpdb->query( $sql ) ) {
				throw new RuntimeException( $wpdb->last_error );
			}
		}` );

/** Form id of entries that only take space. */
const NOBODYS = 999_999;

/** Adds entries until none fits: on a full disk the table still has free pages of its own. */
const fillPages = () =>
	command( `
		global $wpdb;
		$wpdb->suppress_errors();
		foreach ( array( 8000, 1000, 200 ) as $bytes ) {
			do {
				$done = $wpdb->insert( $wpdb->prefix . 'atoll_entries', array( 'form_number' => ${ NOBODYS }, 'status' => 'trash', 'idempotency_key' => bin2hex( random_bytes( 32 ) ), 'answers' => wp_json_encode( array( '1' => bin2hex( random_bytes( $bytes ) ) ) ) ) );
			} while ( $done );
		}
		echo $wpdb->last_error;` );

/** Puts the entries on a separate disk, and fills the rest of it. */
async function onSmallDisk(): Promise< Full > {
	const folder = await mkdtemp( join( tmpdir(), 'atoll-disk-' ) );
	const unmount = await mount( folder, 'size=24m' ).catch( () => undefined );
	if ( ! unmount ) {
		await rm( folder, { recursive: true } );
		return byTrigger();
	}
	await chmod( folder, 0o777 );
	await moveEntries( folder );
	const other = join( folder, 'other' );
	await writeFile( other, Buffer.alloc( 24_000_000 ) ).catch( () => {} );
	const { printed } = await fillPages();
	if ( ! printed.includes( 'full' ) ) {
		throw new Error( `The table is not full: ${ printed }` );
	}
	return {
		room: () => rm( other ),
		all: async () => {
			await rm( other, { force: true } );
			await command(
				`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_entries WHERE form_number = ${ NOBODYS }" );`
			);
			await moveEntries( '' );
			await unmount();
			await rm( folder, { recursive: true } );
		},
	};
}

/** Makes queries fail with the error of a full disk, for machines that cannot mount one. */
async function byTrigger(): Promise< Full > {
	const run = ( sql: string ) => command( `global $wpdb; $wpdb->query( "${ sql }" );` );
	await run(
		"CREATE TRIGGER atoll_fault_full BEFORE INSERT ON {$wpdb->prefix}atoll_entries FOR EACH ROW SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1114, MESSAGE_TEXT = 'The table is full'"
	);
	const room = () => run( 'DROP TRIGGER IF EXISTS atoll_fault_full' );
	return { room, all: room };
}

/** Prevents further rows in the table of entries. */
export const fillEntries = onSmallDisk;
