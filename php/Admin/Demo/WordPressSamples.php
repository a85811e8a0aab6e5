<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

/**
 * The post and the page that WordPress greets new sites with. The one would head the news and the other stand in the
 * sitemap, so they are drafts while the demonstration is on, unless someone has changed them.
 */
final class WordPressSamples {

	/** WordPress' installation makes them first of all: their types by their numbers. */
	private const TYPES = array(
		1 => 'post',
		2 => 'page',
	);

	/** Post meta: that it was unpublished. */
	private const UNPUBLISHED = '_atoll_demo_aside';

	public function unpublish(): void {
		foreach ( self::TYPES as $number => $type ) {
			$post = get_post( $number );
			if (
				$type === $post?->post_type && 'publish' === $post->post_status
					&& $post->post_modified_gmt === $post->post_date_gmt
			) {
				update_post_meta( $number, self::UNPUBLISHED, '1' );
				$this->setStatus( 'draft', $number );
			}
		}
	}

	public function republish(): void {
		foreach ( array_keys( self::TYPES ) as $number ) {
			if ( get_post_meta( $number, self::UNPUBLISHED, true ) ) {
				delete_post_meta( $number, self::UNPUBLISHED );
				$this->setStatus( 'publish', $number );
			}
		}
	}

	private function setStatus( string $status, int $number ): void {
		$filter = array( 'wp_insert_post_data', $this->keepDateOfChange( ... ), 10, 2 );
		add_filter( ...$filter );
		wp_update_post(
			array(
				'ID'          => $number,
				'post_status' => $status,
			)
		);
		remove_filter( $filter[0], $filter[1] );
	}

	/**
	 * @param array<string, mixed> $data   What is about to be stored.
	 * @param array<string, mixed> $stored With what was stored so far.
	 * @return array<string, mixed>
	 */
	private function keepDateOfChange( array $data, array $stored ): array {
		return array_intersect_key( $stored, array_flip( array( 'post_modified', 'post_modified_gmt' ) ) ) + $data;
	}
}
