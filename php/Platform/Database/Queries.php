<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Migrations\Tables;

/**
 * Asks the database: every value is prepared, and a query that fails is an exception. To WordPress it merely found
 * nothing, and what is found decides what is shown, opened and deleted.
 *
 *     $queries->rows( 'SELECT * FROM {atoll_drafts} WHERE user_id = %d AND id IN (%d)', $user, $ids );
 *
 * In SQL `{atoll_drafts}` stands for the product's table of that name and `{posts}` for WordPress' own; a list that is
 * given for one placeholder fills as many as it has values, and must have one.
 */
final class Queries {

	/** @var bool Whether the product's tables are the network's, of which its main site has the only ones. */
	private bool $areShared = false;

	public function __construct( private \wpdb $wpdb ) {}

	/** For tables that all sites of a network count in together. */
	public function ofNetwork(): self {
		$shared            = clone $this;
		$shared->areShared = true;
		return $shared;
	}

	/**
	 * @param literal-string              $sql
	 * @param string|int|list<string|int> ...$values
	 * @return int Rows that changed.
	 * @throws StorageFailed
	 */
	public function write( string $sql, string|int|array ...$values ): int {
		$changedRows = $this->quietly( fn() => $this->wpdb->query( $this->prepared( $sql, $values ) ) );
		return is_int( $changedRows ) ? $changedRows : throw new StorageFailed( $this->failure( $sql ) );
	}

	/**
	 * Adds one row.
	 *
	 * @param literal-string                    $table As between braces in SQL.
	 * @param array<literal-string, string|int> $row   By column.
	 * @return int Its id; 0 where the table makes none.
	 * @throws StorageFailed Also when one of its keys is taken.
	 */
	public function insert( string $table, array $row ): int {
		$columns = implode( ', ', array_keys( $row ) );
		$formats = implode( ', ', array_map( static fn( $value ) => is_int( $value ) ? '%d' : '%s', $row ) );
		$this->write( "INSERT INTO {{$table}} ({$columns}) VALUES ({$formats})", ...array_values( $row ) );
		return $this->id();
	}

	/** Of the row that was written last. */
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
	 * @return list<string> What stands first in each row.
	 * @throws ReadFailed
	 */
	public function column( string $sql, string|int|array ...$values ): array {
		return array_map( static fn( array $row ): string => (string) reset( $row ), $this->rows( $sql, ...$values ) );
	}

	/**
	 * @param literal-string              $sql
	 * @param string|int|list<string|int> ...$values
	 * @return string|null What stands first in the first row.
	 * @throws ReadFailed
	 */
	public function value( string $sql, string|int|array ...$values ): ?string {
		$row = $this->row( $sql, ...$values );
		return null === $row ? null : (string) reset( $row );
	}

	/** Finds this anywhere: a value for LIKE. */
	public function like( string $text ): string {
		return '%' . $this->likeBeginning( $text );
	}

	/** Finds what begins with this: a value for LIKE. */
	public function likeBeginning( string $text ): string {
		return $this->wpdb->esc_like( $text ) . '%';
	}

	/** Whether MariaDB or MySQL answers, not SQLite. */
	public function isMysql(): bool {
		return $this->wpdb->__get( 'dbh' ) instanceof \mysqli;
	}

	/**
	 * Whoever catches the failure logs it, without what people typed: WordPress would log the whole query.
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
