<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Creates and drops tables in the SQL that MariaDB, MySQL and WordPress' SQLite driver all take. */
final class Tables {

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
	 * @param string $name    Without the site's prefix, such as `atoll_entries`.
	 * @param string $columns Column and key lines, one per line.
	 * @throws \RuntimeException When the table is not there afterwards, so that the step counts as not done.
	 */
	public function create( string $name, string $columns ): void {
		// @phpstan-ignore requireOnce.fileNotFound (a file of WordPress', which is not among the checked ones)
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = $this->prefix() . $name;
		// InnoDB by name: a server whose default is another engine would silently ignore transactions.
		dbDelta( "CREATE TABLE {$table} (\n{$columns}\n) ENGINE=InnoDB {$this->wpdb->get_charset_collate()};" );
		if ( ! $this->has( $name ) ) {
			throw new \RuntimeException( "The table {$table} could not be created: {$this->wpdb->last_error}" );
		}
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

	private function prefix(): string {
		return $this->areShared ? self::networkPrefix( $this->wpdb ) : $this->wpdb->prefix;
	}

	/** What names of a network's shared tables begin with; of a single site, its own. */
	public static function networkPrefix( \wpdb $wpdb ): string {
		return is_multisite() ? $wpdb->get_blog_prefix( get_main_site_id() ) : $wpdb->prefix;
	}
}
