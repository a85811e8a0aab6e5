<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Platform\Errors\ReadFailed;

/**
 * The posts and pages that show a form or link to it, and the templates, menus and notices around pages that do so.
 * Cached for all forms until some content changes, for a day at most, because lists ask for one form after another.
 *
 * @phpstan-type Found array{
 *     shown: array<int, list<int>>, linked: array<int, list<int>>, around: array<int, list<int>>
 * }
 */
final class FormPlacements {

	/** Transient with post ids by form number: posts that show the form, that link to it, and those around pages. */
	private const TRANSIENT = 'atoll_form_placements';
	private const LIFETIME  = 86400;

	/** Number of a form's posts to load at once; most callers use only the first. */
	private const POSTS_AT_ONCE = 10;

	public function __construct( private PlacementSearch $search ) {}

	/**
	 * Returns published posts of public types that show the form, password-protected ones included, oldest first.
	 *
	 * @param int $form The form's public number.
	 * @return \Generator<\WP_Post>
	 * @throws ReadFailed
	 */
	public function find( int $form ): \Generator {
		return $this->posts( $this->ids( $form ) );
	}

	/**
	 * @param int $form The form's public number.
	 * @return list<int> Ids of the posts that show the form.
	 * @throws ReadFailed
	 */
	public function ids( int $form ): array {
		return $this->load()['shown'][ $form ] ?? array();
	}

	/**
	 * Returns posts that show any form and have no password.
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
	 * Returns posts that link to the form, calls to action included.
	 *
	 * @param int $form The form's public number.
	 * @return \Generator<\WP_Post>
	 * @throws ReadFailed
	 */
	public function linkingTo( int $form ): \Generator {
		return $this->posts( $this->load()['linked'][ $form ] ?? array() );
	}

	/**
	 * Returns posts without a URL that show the form or link to it around pages: notices, navigation menus, and
	 * templates and template parts of the active theme.
	 *
	 * @param int $form The form's public number.
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
