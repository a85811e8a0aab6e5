<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Migrations\Tables;

/**
 * Database queries. All values are prepared, and a failed query throws an exception. WordPress would treat it as an
 * empty result, although the result decides what is shown, opened and deleted.
 *
 *     $queries->rows( 'SELECT * FROM {atoll_drafts} WHERE user_id = %d AND id IN (%d)', $user, $ids );
 *
 * In SQL, `{atoll_drafts}` stands for the plugin's table of that name and `{posts}` for WordPress' own. A list given
 * for one placeholder fills as many placeholders as it has values; it must not be empty.
 */
final class Queries {

	/** @var bool Whether the plugin's tables are those of the network's main site. */
	private bool $areShared = false;

	public function __construct( private \wpdb $wpdb ) {}

	/** Returns an instance for tables that all sites of a network share. */
	public function ofNetwork(): self {
		$shared            = clone $this;
		$shared->areShared = true;
		return $shared;
	}

	/**
	 * @param literal-string              $sql
	 * @param string|int|list<string|int> ...$values
	 * @return int Number of changed rows.
	 * @throws StorageFailed
	 */
	public function write( string $sql, string|int|array ...$values ): int {
		$changedRows = $this->quietly( fn() => $this->wpdb->query( $this->prepared( $sql, $values ) ) );
		return is_int( $changedRows ) ? $changedRows : throw new StorageFailed( $this->failure( $sql ) );
	}

	/**
	 * Inserts a row.
	 *
	 * @param literal-string                    $table Name as between braces in SQL.
	 * @param array<literal-string, string|int> $row   Values by column.
	 * @return int Id of the row; 0 if the table does not generate ids.
	 * @throws StorageFailed Also when one of its keys already exists.
	 */
	public function insert( string $table, array $row ): int {
		$columns = implode( ', ', array_keys( $row ) );
		$formats = implode( ', ', array_map( static fn( $value ) => is_int( $value ) ? '%d' : '%s', $row ) );
		$this->write( "INSERT INTO {{$table}} ({$columns}) VALUES ({$formats})", ...array_values( $row ) );
		return $this->id();
	}

	/** Returns the id of the row that was inserted last. */
	public function id(): int {
		return $this->wpdb->insert_id;
	}

	/**
	 * @param literal-string              $sql
	 * @param string|int|list<string|int> ...$values
	 * @return list<array<string, string|null>>
	 * @throws ReadFailed
	 */
	public function rows( string $sql, string|int|array ...$values ): array {
		/** @var list<array<string, string|null>>|null $rows */
		$rows = $this->quietly( fn() => $this->wpdb->get_results( $this->prepared( $sql, $values ), ARRAY_A ) );
		return '' === $this->wpdb->last_error ? $rows ?? array() : throw new ReadFailed( $this->failure( $sql ) );
	}

	/**
	 * @param literal-string              $sql
	 * @param string|int|list<string|int> ...$values
	 * @return array<string, string|null>|null The first row.
	 * @throws ReadFailed
	 */
	public function row( string $sql, string|int|array ...$values ): ?array {
		return $this->rows( $sql, ...$values )[0] ?? null;
	}

	/**
	 * @param literal-string              $sql
	 * @param string|int|list<string|int> ...$values
	 * @return list<string> The first column of each row.
	 * @throws ReadFailed
	 */
	public function column( string $sql, string|int|array ...$values ): array {
		return array_map( static fn( array $row ): string => (string) reset( $row ), $this->rows( $sql, ...$values ) );
	}

	/**
	 * @param literal-string              $sql
	 * @param string|int|list<string|int> ...$values
	 * @return string|null The first column of the first row.
	 * @throws ReadFailed
	 */
	public function value( string $sql, string|int|array ...$values ): ?string {
		$row = $this->row( $sql, ...$values );
		return null === $row ? null : (string) reset( $row );
	}

	/** Returns a value for LIKE that finds the text anywhere. */
	public function like( string $text ): string {
		return '%' . $this->likeBeginning( $text );
	}

	/** Returns a value for LIKE that finds what begins with the text. */
	public function likeBeginning( string $text ): string {
		return $this->wpdb->esc_like( $text ) . '%';
	}

	/** Whether the database is MariaDB or MySQL, not SQLite. */
	public function isMysql(): bool {
		return $this->wpdb->__get( 'dbh' ) instanceof \mysqli;
	}

	/**
	 * Keeps WordPress from logging the query with all that people typed; the code that catches the exception logs it.
	 *
	 * @template T
	 * @param \Closure(): T $query
	 * @return T
	 */
	private function quietly( \Closure $query ): mixed {
		$suppressed = $this->wpdb->suppress_errors();
		try {
			return $query();
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * @param literal-string                                $sql
	 * @param array<array-key, string|int|list<string|int>> $values
	 */
	private function prepared( string $sql, array $values ): string {
		$lists = array_values( array_map( static fn( $value ): array => (array) $value, $values ) );
		$next  = 0;
		$sql   = (string) preg_replace_callback(
			'/%%|%[dsf]|\{(\w+)\}/',
			function ( array $found ) use ( $lists, &$next ): string {
				return match ( true ) {
					isset( $found[1] )   => $this->table( $found[1] ),
					'%%' === $found[0]   => array() === $lists ? '%' : '%%',
					default              => implode( ', ', array_fill( 0, count( $lists[ $next++ ] ), $found[0] ) ),
				};
			},
			$sql
		);
		return array() === $values ? $sql : (string) $this->wpdb->prepare( $sql, array_merge( ...$lists ) );
	}

	private function table( string $name ): string {
		if ( str_starts_with( $name, 'atoll_' ) ) {
			return ( $this->areShared ? Tables::networkPrefix( $this->wpdb ) : $this->wpdb->prefix ) . $name;
		}
		/** @var string */
		return $this->wpdb->__get( $name );
	}

	private function failure( string $sql ): string {
		$table = 1 === preg_match( '/\{(\w+)\}/', $sql, $found ) ? $found[1] : 'a table';
		return "{$table}: {$this->wpdb->last_error}";
	}
}
