<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

/** Loads all images of a list or of a page's content at once, with their dark versions, instead of one by one. */
final class ImageCachePriming {

	/**
	 * @param array<int|\WP_Post> $posts
	 * @return array<int|\WP_Post>
	 */
	public function primeList( array $posts, \WP_Query $query ): array {
		if ( $query->is_main_query() && ! is_admin() && count( $posts ) > 1 ) {
			$this->prime(
				array_map(
					static fn( int|\WP_Post $post ): mixed => get_post_meta(
						is_int( $post ) ? $post : $post->ID,
						'_thumbnail_id',
						true
					),
					array_values( $posts )
				)
			);
		}
		return $posts;
	}

	public function primeText( string $text ): string {
		if ( preg_match_all( '/\bwp-image-(\d+)\b/', $text, $found ) > 1 ) {
			$this->prime( $found[1] );
		}
		return $text;
	}

	/** @param list<mixed> $attachments Attachment ids; some may be invalid. */
	private function prime( array $attachments ): void {
		$ids = $this->primePosts( $attachments );
		$this->primePosts(
			array_map(
				static fn( int $attachment ): mixed => get_post_meta( $attachment, PictureSources::DARK, true ),
				$ids
			)
		);
	}

	/**
	 * @param list<mixed> $numbers
	 * @return list<int>
	 */
	private function primePosts( array $numbers ): array {
		$ids = array_values( array_unique( array_map( 'intval', array_filter( $numbers, 'is_numeric' ) ) ) );
		_prime_post_caches( $ids, false );
		return $ids;
	}
}
