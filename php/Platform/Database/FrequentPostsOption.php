<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

/**
 * The autoloaded option with the frequent posts: their rows and meta, and the results of queries for some post types.
 *
 * @phpstan-type Kept array{at: int, posts: array<int, array<string, mixed>>, meta: array<int, mixed>,
 *     found: array<string, list<int>>, types: list<string>, none?: list<string>}
 */
final class FrequentPostsOption {

	public const NAME = 'atoll_frequent_posts';

	/** Seconds. */
	private const LIFETIME = 3600;

	private AutoloadedOption $option;

	public function __construct( private \wpdb $wpdb ) {
		$this->option = new AutoloadedOption( self::NAME );
	}

	/** @return Kept Empty if it is older than an hour. */
	public function read(): array {
		return $this->valid( $this->option->value() );
	}

	/** Whether the option says that no post of a type is published. */
	public function knowsNone( string $type ): bool {
		return in_array( $type, $this->read()['none'] ?? array(), true );
	}

	/**
	 * Writes the option unless another request has written or cleared it since this one read it: what was read then may
	 * no longer be true.
	 *
	 * @param Kept $kept
	 * @return bool Whether it was written.
	 */
	public function write( array $kept ): bool {
		$all  = wp_load_alloptions();
		$read = $all[ self::NAME ] ?? null;
		$text = serialize( $kept );
		if ( 1 !== ( is_string( $read ) ? $this->replace( $read, $text ) : $this->insert( $text ) ) ) {
			return false;
		}
		wp_cache_set( 'alloptions', array( self::NAME => $text ) + $all, 'options' );
		return true;
	}

	public function forget(): void {
		delete_option( self::NAME );
	}

	/** Whether a post, or a query result that may include it, is stored, as far as this request has read. */
	public function has( int $post, string $type ): bool {
		return self::isIn( $this->read(), $post, $type );
	}

	/**
	 * Whether one of these posts is stored in the database, no matter what this request has read.
	 *
	 * @param array<int, string> $posts Post types by id.
	 */
	public function hasStored( array $posts ): bool {
		$text = $this->wpdb->get_var(
			$this->wpdb->prepare(
				"SELECT option_value FROM {$this->wpdb->options} WHERE option_name = %s",
				self::NAME
			)
		);
		$kept = $this->valid( maybe_unserialize( $text ?? '' ) );
		foreach ( $posts as $post => $type ) {
			if ( self::isIn( $kept, $post, $type ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return int|bool Number of written rows. */
	private function insert( string $text ): int|bool {
		return $this->wpdb->query(
			$this->wpdb->prepare(
				"INSERT IGNORE INTO {$this->wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'on')",
				self::NAME,
				$text
			)
		);
	}

	/** @return int|bool Number of written rows. */
	private function replace( string $read, string $text ): int|bool {
		return $this->wpdb->query(
			$this->wpdb->prepare(
				"UPDATE {$this->wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = BINARY %s",
				$text,
				self::NAME,
				$read
			)
		);
	}

	/** @param Kept $kept */
	private static function isIn( array $kept, int $post, string $type ): bool {
		return isset( $kept['posts'][ $post ] ) || in_array( $type, $kept['types'], true );
	}

	/** @return Kept */
	private function valid( mixed $kept ): array {
		$none = array( 'at' => time(), 'posts' => array(), 'meta' => array(), 'found' => array(), 'types' => array() );
		/** @var Kept */
		return is_array( $kept ) && ( $kept['at'] ?? 0 ) > time() - self::LIFETIME ? $kept : $none;
	}
}
