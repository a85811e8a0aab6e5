<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Creates and drops tables with SQL that works on MariaDB, MySQL and WordPress' SQLite driver. */
final class Tables {

	/** Start of the names of all our tables, after the site's prefix. */
	private const OURS = 'atoll_';

	/** Prefix that tells names of keys from names of columns. */
	private const KEY = 'key ';

	/** @var bool Whether the tables are those of the network's main site. */
	private bool $areShared = false;

	public function __construct( private \wpdb $wpdb ) {}

	/** Returns an instance for tables that all sites of a network share. */
	public function ofNetwork(): self {
		$shared            = clone $this;
		$shared->areShared = true;
		return $shared;
	}

	/**
	 * Creates a table, or adds missing columns and keys (layout as dbDelta() requires).
	 *
	 * @param string       $name       Name without the site's prefix, such as `atoll_entries`.
	 * @param string       $columns    Column and key definitions, one per line.
	 * @param list<string> $referredAs Columns in other tables that hold its ids, such as `entry_id`. A new table starts
	 * above existing ids; otherwise leftover data of a deleted row would count as a new row's.
	 * @throws \RuntimeException When the table or a part of it is missing afterwards, so that the step does not count
	 *         as done. dbDelta() returns what it tried, even if the database refused it.
	 */
	public function create( string $name, string $columns, array $referredAs = array() ): void {
		// @phpstan-ignore requireOnce.fileNotFound (a file of WordPress', which is not among the checked ones)
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = $this->prefix() . $name;
		// Names InnoDB, because a server with another default engine would silently ignore transactions.
		$options = "ENGINE=InnoDB {$this->wpdb->get_charset_collate()}";
		if ( array() !== $referredAs && ! $this->has( $name ) ) {
			$taken    = ( new TakenIds( $this->wpdb ) )->highest( $this->prefix() . self::OURS, $referredAs );
			$options .= ' AUTO_INCREMENT=' . ( $taken + 1 );
		}
		dbDelta( "CREATE TABLE {$table} (\n{$columns}\n) {$options};" );
		$error = $this->wpdb->last_error; // From the last query; WordPress has logged all errors.
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
	 * @return list<string> Columns and keys that the table lacks, such as `size` and `key entry_id`.
	 */
	public function lacking( string $name, string $columns ): array {
		$table  = $this->prefix() . $name;
		$fields = $this->shown( "SHOW COLUMNS FROM {$table}", 'Field' );
		$keys   = $this->shown( "SHOW INDEX FROM {$table}", 'Key_name' );
		$there  = array( ...$fields, ...array_map( static fn( string $key ): string => self::KEY . $key, $keys ) );
		return array_values( array_diff( array_map( self::nameOf( ... ), explode( "\n", $columns ) ), $there ) );
	}

	/**
	 * Compresses the table, if the database can.
	 *
	 * @param int $maxRows Maximum number of rows; larger tables are left as they are.
	 */
	public function compress( string $name, int $maxRows ): void {
		( new RowCompression( $this->wpdb ) )->apply( $this->prefix() . $name, $maxRows );
	}

	public function has( string $name ): bool {
		$table    = $this->prefix() . $name;
		$existing = (string) $this->wpdb->get_var(
			$this->wpdb->prepare( 'SHOW TABLES LIKE %s', $this->wpdb->esc_like( $table ) )
		);
		return 0 === strcasecmp( $table, $existing ); // Some servers store names in lower case.
	}

	public function drop( string $name ): void {
		$this->wpdb->query( "DROP TABLE IF EXISTS {$this->prefix()}{$name}" ); // One of our own names.
	}

	/** Returns the column's name from a column definition, or the key's name with its prefix from a key definition. */
	private static function nameOf( string $line ): string {
		return 1 === preg_match( '/^(?|(PRIMARY) KEY|(?:UNIQUE |FULLTEXT )?KEY (\w+)) /', $line, $key )
			? self::KEY . $key[1]
			: (string) strtok( $line, ' ' );
	}

	/**
	 * @param string $query Query about one of our tables.
	 * @return list<string> One column of the result.
	 */
	private function shown( string $query, string $column ): array {
		return array_map( strval( ... ), array_column( (array) $this->wpdb->get_results( $query, ARRAY_A ), $column ) );
	}

	private function prefix(): string {
		return $this->areShared ? self::networkPrefix( $this->wpdb ) : $this->wpdb->prefix;
	}

	/** Returns the prefix of tables that a network's sites share; on a single site, its own. */
	public static function networkPrefix( \wpdb $wpdb ): string {
		return is_multisite() ? $wpdb->get_blog_prefix( get_main_site_id() ) : $wpdb->prefix;
	}
}
