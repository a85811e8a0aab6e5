<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** What is in some tables, kept beside them: for what takes longer to make than a row to copy. */
final class TableCopies {

	/** How many there were in this process. */
	private static int $count = 0;

	/** What the copies' names begin with. */
	private string $prefix;

	/** @param list<string> $tables Names with the prefix. */
	public function __construct( private array $tables ) {
		$this->prefix = 'kept_' . ++self::$count . '_';
		foreach ( $this->tables as $table ) {
			$this->query( "CREATE TABLE {$this->copy( $table )} AS SELECT * FROM {$table}" );
		}
	}

	/** Puts it back, in place of whatever is there, as the next request finds it. */
	public function putBack(): void {
		foreach ( $this->tables as $table ) {
			$this->query( "DELETE FROM {$table}" );
			$this->query( "INSERT INTO {$table} SELECT * FROM {$this->copy( $table )}" );
		}
		wp_cache_flush();
		wp_clean_themes_cache();
		wp_set_template_globals();
		$GLOBALS['wp_rewrite']->init();
		create_initial_taxonomies();
	}

	public function drop(): void {
		foreach ( $this->tables as $table ) {
			$this->query( "DROP TABLE {$this->copy( $table )}" );
		}
	}

	private function copy( string $table ): string {
		return $this->prefix . $table;
	}

	private function query( string $sql ): void {
		if ( false === $GLOBALS['wpdb']->query( $sql ) ) {
			throw new \RuntimeException( $GLOBALS['wpdb']->last_error );
		}
	}
}
