<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

/**
 * The sample post and page of a new WordPress. The post would be first in the list of articles, and the page in the
 * sitemap, so they are drafts while the demo is installed, unless someone has changed them.
 */
final class WordPressSamples {

	/**
	 * The end of the GUIDs that WordPress' installation writes, by post type. They can differ from the ids if the
	 * database counts in steps, as clusters do.
	 */
	private const GUIDS = array(
		'post' => '/?p=1',
		'page' => '/?page_id=2',
	);

	/** Post meta: that it was unpublished. */
	private const UNPUBLISHED = '_atoll_demo_aside';

	public function unpublish(): void {
		foreach ( self::GUIDS as $type => $guid ) {
			$post = $this->find( $type, $guid );
			if ( 'publish' === $post?->post_status && $post->post_modified_gmt === $post->post_date_gmt ) {
				update_post_meta( $post->ID, self::UNPUBLISHED, '1' );
				$this->setStatus( 'draft', $post->ID );
			}
		}
	}

	public function republish(): void {
		foreach ( self::GUIDS as $type => $guid ) {
			$post = $this->find( $type, $guid );
			if ( null !== $post && get_post_meta( $post->ID, self::UNPUBLISHED, true ) ) {
				delete_post_meta( $post->ID, self::UNPUBLISHED );
				$this->setStatus( 'publish', $post->ID );
			}
		}
	}

	/** Returns the first post of its type if it is WordPress' sample. */
	private function find( string $type, string $guid ): ?\WP_Post {
		$first = get_posts(
			array(
				'post_type'   => $type,
				'post_status' => 'any',
				'orderby'     => 'ID',
				'order'       => 'ASC',
				'numberposts' => 1,
			)
		)[0] ?? null;
		return $first instanceof \WP_Post && str_ends_with( $first->guid, $guid ) ? $first : null;
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
	 * @param array<string, mixed> $data   New values.
	 * @param array<string, mixed> $stored Includes the values stored so far.
	 * @return array<string, mixed>
	 */
	private function keepDateOfChange( array $data, array $stored ): array {
		return array_intersect_key( $stored, array_flip( array( 'post_modified', 'post_modified_gmt' ) ) ) + $data;
	}
}
