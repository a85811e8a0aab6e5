<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Platform\Errors\ReadFailed;

/**
 * The posts and pages that show a form, or link to it, and what does so from around them. Those of all forms are
 * remembered until some content changes, and for a day at most, since lists ask for one form after another.
 *
 * @phpstan-type Found array{
 *     shown: array<int, list<int>>, linked: array<int, list<int>>, around: array<int, list<int>>
 * }
 */
final class FormPlacements {

	/** Ids of posts by the numbers of forms: those that show each, those that link to it, and those around pages. */
	private const TRANSIENT = 'atoll_form_placements';
	private const LIFETIME  = 86400;

	/** Posts of a form that are loaded at once: most callers take the first. */
	private const POSTS_AT_ONCE = 10;

	public function __construct( private PlacementSearch $search ) {}

	/**
	 * Published pages, posts and the like, also behind a password, the oldest first.
	 *
	 * @param int $form Its public number.
	 * @return \Generator<\WP_Post>
	 * @throws ReadFailed
	 */
	public function of( int $form ): \Generator {
		return $this->posts( $this->ids( $form ) );
	}

	/**
	 * @param int $form Its public number.
	 * @return list<int> The same as their ids.
	 * @throws ReadFailed
	 */
	public function ids( int $form ): array {
		return $this->load()['shown'][ $form ] ?? array();
	}

	/**
	 * Posts that show any form and need no password.
	 *
	 * @return \Generator<\WP_Post>
	 * @throws ReadFailed
	 */
	public function all(): \Generator {
		$ids = array_unique( array_merge( array(), ...array_values( $this->load()['shown'] ) ) );
		sort( $ids );
		foreach ( $this->posts( $ids ) as $post ) {
			if ( '' === $post->post_password ) {
				yield $post;
			}
		}
	}

	/**
	 * Those that link to the form instead, also by a call to action.
	 *
	 * @param int $form Its public number.
	 * @return \Generator<\WP_Post>
	 * @throws ReadFailed
	 */
	public function linkingTo( int $form ): \Generator {
		return $this->posts( $this->load()['linked'][ $form ] ?? array() );
	}

	/**
	 * What shows the form or links to it from around pages and has no address itself: notices, menus of blocks, and
	 * templates and their parts of the active theme.
	 *
	 * @param int $form Its public number.
	 * @return \Generator<\WP_Post>
	 * @throws ReadFailed
	 */
	public function around( int $form ): \Generator {
		foreach ( $this->posts( $this->load()['around'][ $form ] ?? array() ) as $post ) {
			if (
				! is_object_in_taxonomy( $post->post_type, 'wp_theme' )
					|| has_term( get_stylesheet(), 'wp_theme', $post )
			) {
				yield $post;
			}
		}
	}

	public function forget(): void {
		delete_transient( self::TRANSIENT );
	}

	/**
	 * @param list<int> $ids
	 * @return \Generator<\WP_Post>
	 */
	private function posts( array $ids ): \Generator {
		foreach ( array_chunk( $ids, self::POSTS_AT_ONCE ) as $chunk ) {
			_prime_post_caches( $chunk, false, false );
			yield from array_filter( array_map( get_post( ... ), $chunk ) );
		}
	}

	/**
	 * @return Found
	 * @throws ReadFailed
	 */
	private function load(): array {
		$kept = get_transient( self::TRANSIENT );
		if ( ! is_array( $kept ) ) {
			$kept = $this->search->all();
			set_transient( self::TRANSIENT, $kept, self::LIFETIME );
		}
		/** @var Found $kept */
		return $kept;
	}
}
