<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\PrivateContent;

use Atoll\Platform\Database\AutoloadedOption;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/**
 * The posts that only logged-in users may see, including all subpages. An autoloaded option lists them. If they are too
 * many for that, they are queried, and the object cache keeps the list until a post changes. The posts and their meta
 * are authoritative: the option is deleted whenever they change, and expires after a day.
 */
final class PrivatePosts {

	/** Post meta: whether the post needs a login. */
	public const PRIVATE_META = 'atoll_private';

	/** Post meta: whether the post is a login page, which everybody has to see. */
	public const LOGIN_META = 'atoll_portal';
	public const METAS      = array( self::PRIVATE_META, self::LOGIN_META );

	/** Option with the time of the query, and the post types by id, or MANY. Absent before the first query. */
	public const OPTION = 'atoll_private_posts';
	private const MANY  = 'many';

	/** Maximum number of posts in the option, which every request loads. */
	private const MAX_LISTED = 200;

	private const CACHE_GROUP = 'atoll';
	private const LIFETIME    = 86400;

	/** Post types with these meta; the first one is hierarchical. */
	private const TYPES = array( 'page', 'post' );

	private AutoloadedOption $option;

	public function __construct( private \wpdb $wpdb ) {
		$this->option = new AutoloadedOption( self::OPTION );
	}

	/**
	 * @return array<int, string> Post type by id, for posts of any status.
	 * @throws StorageFailed When the query fails: no post may count as public then.
	 */
	public function all(): array {
		$listed = $this->listed();
		if ( null !== $listed ) {
			return $listed;
		}
		$key    = 'private:' . wp_cache_get_last_changed( 'posts' );
		$cached = wp_cache_get( $key, self::CACHE_GROUP );
		if ( is_array( $cached ) ) {
			/** @var array<int, string> $cached */
			return $cached;
		}
		$found = $this->find();
		wp_cache_set( $key, $found, self::CACHE_GROUP, self::LIFETIME );
		$this->store( $found );
		return $found;
	}

	public function has( int $post ): bool {
		return isset( $this->all()[ $post ] );
	}

	/** Whether the option says that there are none; does not query the database. */
	public function isKnownToBeEmpty(): bool {
		return array() === $this->listed();
	}

	/** Deletes the list, so that the next call queries the database. */
	public function forget(): void {
		delete_option( self::OPTION );
	}

	/** @return array<int, string>|null The posts in the option; null if it has no list. */
	private function listed(): ?array {
		$stored = $this->option->value() ?? get_option( self::OPTION );
		$posts  = is_array( $stored ) && ( $stored['at'] ?? 0 ) > time() - self::LIFETIME
			? $stored['posts'] ?? null
			: null;
		/** @var array<int, string>|null */
		return is_array( $posts ) ? $posts : null;
	}

	/** @param array<int, string> $found */
	private function store( array $found ): void {
		$stored = get_option( self::OPTION );
		$isMany = count( $found ) > self::MAX_LISTED;
		if ( $isMany && is_array( $stored ) && self::MANY === ( $stored['posts'] ?? '' ) ) {
			return;
		}
		update_option( self::OPTION, array( 'at' => time(), 'posts' => $isMany ? self::MANY : $found ), true );
		// Another request may have made a post private between the query and this write.
		if ( ! $isMany && $this->find() !== $found ) {
			$this->forget();
		}
	}

	/** @return array<int, string> */
	private function find(): array {
		$types  = array();
		$marked = array();
		$login  = array();
		$below  = array();
		foreach ( $this->rows() as $row ) {
			$id           = (int) $row['id'];
			$types[ $id ] = (string) $row['type'];
			match ( $row['mark'] ) {
				self::PRIVATE_META  => $marked[]               = $id,
				self::LOGIN_META => $login[ $id ]              = true,
				default     => $below[ (int) $row['above'] ][] = $id,
			};
		}
		$private = array();
		$queue   = array_filter( $marked, static fn( int $id ): bool => ! isset( $login[ $id ] ) );
		while ( array() !== $queue ) {
			$id = array_pop( $queue );
			if ( ! isset( $private[ $id ] ) ) {
				$private[ $id ] = $types[ $id ];
				$queue          = array( ...$queue, ...( $below[ $id ] ?? array() ) );
			}
		}
		$private = array_diff_key( $private, $login );
		ksort( $private ); // Sorted, so that two results can be compared.
		return $private;
	}

	/**
	 * @return list<array<string, string|null>> A row for each mark that is set, and for each subpage.
	 * @throws StorageFailed
	 */
	private function rows(): array {
		return ( new Queries( $this->wpdb ) )->rows(
			"SELECT p.ID id, p.post_parent above, p.post_type type, m.meta_key mark FROM {postmeta} m
			INNER JOIN {posts} p ON p.ID = m.post_id
			WHERE m.meta_key IN (%s) AND m.meta_value NOT IN ( '', '0' ) AND p.post_type IN (%s)
			UNION ALL SELECT ID id, post_parent above, post_type type, '' mark FROM {posts}
			WHERE post_type = %s AND post_parent > 0",
			self::METAS,
			self::TYPES,
			self::TYPES[0]
		);
	}
}
