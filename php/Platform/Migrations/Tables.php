<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Creates and drops tables in the SQL that MariaDB, MySQL and WordPress' SQLite driver all take. */
final class Tables {

	/** What the names of all our tables begin with, after the site's prefix. */
	private const OURS = 'atoll_';

	/** What tells the name of a key from a column's. */
	private const KEY = 'key ';

	/** @var bool Whether they are the network's, of which its main site has the only ones. */
	private bool $areShared = false;

	public function __construct( private \wpdb $wpdb ) {}

	/** Those that all sites of a network count in together. */
	public function ofNetwork(): self {
		$shared            = clone $this;
		$shared->areShared = true;
		return $shared;
	}

	/**
	 * Creates a table, or adds the columns and keys it lacks (dbDelta's rules of layout hold).
	 *
	 * @param string       $name       Without the site's prefix, such as `atoll_entries`.
	 * @param string       $columns    Column and key lines, one per line.
	 * @param list<string> $referredAs Columns of other tables that hold its ids, such as `entry_id`. A new one begins
	 * above those that are there, as what was kept of somebody else would be taken for a new row's.
	 * @throws \RuntimeException When the table is not there afterwards, or lacks a part, so that the step counts as not
	 * done. What dbDelta() returns is what it wanted to do, also where the database refused.
	 */
	public function create( string $name, string $columns, array $referredAs = array() ): void {
		// @phpstan-ignore requireOnce.fileNotFound (a file of WordPress', which is not among the checked ones)
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = $this->prefix() . $name;
		// InnoDB by name: a server whose default is another engine would silently ignore transactions.
		$options = "ENGINE=InnoDB {$this->wpdb->get_charset_collate()}";
		if ( array() !== $referredAs && ! $this->has( $name ) ) {
			$taken    = ( new TakenIds( $this->wpdb ) )->highest( $this->prefix() . self::OURS, $referredAs );
			$options .= ' AUTO_INCREMENT=' . ( $taken + 1 );
		}
		dbDelta( "CREATE TABLE {$table} (\n{$columns}\n) {$options};" );
		$error = $this->wpdb->last_error; // Of the last query; WordPress logged each one that was refused.
		if ( ! $this->has( $name ) ) {
			throw new \RuntimeException( "The table {$table} could not be created: {$error}" );
		}
		$lacking = implode( ', ', $this->lacking( $name, $columns ) );
		if ( '' !== $lacking ) {
			throw new \RuntimeException( "The table {$table} could not be given {$lacking}: {$error}" );
		}
	}

	/**
	 * @param string $columns As for {@see create()}.
	 * @return list<string> Columns and keys that a table is to have and has not, such as `size` and `key entry_id`.
	 */
	public function lacking( string $name, string $columns ): array {
		$table  = $this->prefix() . $name;
		$fields = $this->shown( "SHOW COLUMNS FROM {$table}", 'Field' );
		$keys   = $this->shown( "SHOW INDEX FROM {$table}", 'Key_name' );
		$there  = array( ...$fields, ...array_map( static fn( string $key ): string => self::KEY . $key, $keys ) );
		return array_values( array_diff( array_map( self::nameOf( ... ), explode( "\n", $columns ) ), $there ) );
	}

	/**
	 * Keeps it compressed, where the database can.
	 *
	 * @param int $maxRows Rows; a larger table stays as it is.
	 */
	public function compress( string $name, int $maxRows ): void {
		( new RowCompression( $this->wpdb ) )->apply( $this->prefix() . $name, $maxRows );
	}

	public function has( string $name ): bool {
		$table    = $this->prefix() . $name;
		$existing = (string) $this->wpdb->get_var(
			$this->wpdb->prepare( 'SHOW TABLES LIKE %s', $this->wpdb->esc_like( $table ) )
		);
		return 0 === strcasecmp( $table, $existing ); // Some servers keep names in lower case.
	}

	public function drop( string $name ): void {
		$this->wpdb->query( "DROP TABLE IF EXISTS {$this->prefix()}{$name}" ); // A name of ours.
	}

	/** Of a line for a column its name, of one for a key that with the word before it. */
	private static function nameOf( string $line ): string {
		return 1 === preg_match( '/^(?|(PRIMARY) KEY|(?:UNIQUE |FULLTEXT )?KEY (\w+)) /', $line, $key )
			? self::KEY . $key[1]
			: (string) strtok( $line, ' ' );
	}

	/**
	 * @param string $query About a table of ours.
	 * @return list<string> One column of what the database shows.
	 */
	private function shown( string $query, string $column ): array {
		return array_map( strval( ... ), array_column( (array) $this->wpdb->get_results( $query, ARRAY_A ), $column ) );
	}

	private function prefix(): string {
		return $this->areShared ? self::networkPrefix( $this->wpdb ) : $this->wpdb->prefix;
	}

	/** What names of a network's shared tables begin with; of a single site, its own. */
	public static function networkPrefix( \wpdb $wpdb ): string {
		return is_multisite() ? $wpdb->get_blog_prefix( get_main_site_id() ) : $wpdb->prefix;
	}
}
