<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

/**
 * The post and the page that WordPress greets new sites with. The one would head the news and the other stand in the
 * sitemap, so they are drafts while the demonstration is on, unless someone has changed them.
 */
final class WordPressSamples {

	/**
	 * How the GUID ends that WordPress' installation writes, by type. It is not their number where the database counts
	 * in steps, as clusters do.
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

	/** The first of its type, if it is WordPress'. */
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
	 * @param array<string, mixed> $data   What is about to be stored.
	 * @param array<string, mixed> $stored With what was stored so far.
	 * @return array<string, mixed>
	 */
	private function keepDateOfChange( array $data, array $stored ): array {
		return array_intersect_key( $stored, array_flip( array( 'post_modified', 'post_modified_gmt' ) ) ) + $data;
	}
}
