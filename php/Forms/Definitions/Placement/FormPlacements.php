<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Platform\Database\Queries;

/** Finds the posts and pages that show a form, or link to it. */
final class FormPlacements {

	/** Substrings of contents that may show a form. */
	private const MARKERS = array( '<!-- wp:atoll/form ', '<!-- wp:gravityforms/form ', '[atoll_form', '[gravityform' );

	public function __construct(
		private Queries $queries,
		private EmbeddedForms $embedded,
		private LinkedForms $linked
	) {}

	/**
	 * Published pages, posts and the like, also behind a password, the oldest first.
	 *
	 * @param int $form Its public number.
	 * @return \Generator<\WP_Post>
	 */
	public function of( int $form ): \Generator {
		$markers = array( ...self::MARKERS, ...$this->patternMarkers() );
		return $this->postsWith( $form, $markers, $this->embedded->in( ... ) );
	}

	/**
	 * Posts that show any form and need no password; a form in a synced pattern does not count.
	 *
	 * @return \Generator<\WP_Post>
	 */
	public function all(): \Generator {
		foreach ( $this->ids( get_post_types( array( 'public' => true ) ), self::MARKERS ) as $id ) {
			$post = get_post( $id );
			if ( null !== $post && '' === $post->post_password ) {
				yield $post;
			}
		}
	}

	/**
	 * Those that link to the form instead, also by a call to action.
	 *
	 * @param int $form Its public number.
	 * @return \Generator<\WP_Post>
	 */
	public function linkingTo( int $form ): \Generator {
		return $this->postsWith( $form, LinkedForms::MARKERS, $this->linked->in( ... ) );
	}

	/**
	 * @param non-empty-list<string>        $markers
	 * @param \Closure( string ): list<int> $forms   The forms in a content.
	 * @return \Generator<\WP_Post>
	 */
	private function postsWith( int $form, array $markers, \Closure $forms ): \Generator {
		foreach ( $this->ids( get_post_types( array( 'public' => true ) ), $markers ) as $id ) {
			$post = get_post( $id );
			if ( null !== $post && in_array( $form, $forms( $post->post_content ), true ) ) {
				yield $post;
			}
		}
	}

	/** @return list<string> Substrings of contents that use a synced pattern with a form, also within another one. */
	private function patternMarkers(): array {
		$markers = array();
		$new     = self::MARKERS;
		while ( array() !== $new ) {
			$references = array_map(
				static fn( int $id ) => "<!-- wp:block {\"ref\":{$id}",
				$this->ids( array( 'wp_block' ), $new )
			);
			$new        = array_values( array_diff( $references, $markers ) );
			$markers    = array_merge( $markers, $new );
		}
		return $markers;
	}

	/**
	 * @param array<string>          $types
	 * @param non-empty-list<string> $markers
	 * @return list<int>
	 */
	private function ids( array $types, array $markers ): array {
		$likes = implode( ' OR ', array_fill( 0, count( $markers ), 'post_content LIKE %s' ) );
		return array_map(
			intval( ... ),
			$this->queries->column(
				"SELECT ID FROM {posts} WHERE post_status = 'publish' AND post_type IN (%s) AND ({$likes}) ORDER BY ID",
				array_values( $types ),
				...array_map( $this->queries->like( ... ), $markers )
			)
		);
	}
}
