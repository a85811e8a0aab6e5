<?php

declare( strict_types=1 );

namespace Atoll\Demo;

/** Finds what the demonstration made, by the mark it left. */
final class Marked {

	public const KEY = '_atoll_demo';

	/** Number of the post with this mark, 0 when there is none; the trash counts as none. */
	public function find( string $mark ): int {
		$posts = get_posts(
			array(
				'post_status'    => array( 'publish', 'draft', 'private', 'inherit' ),
				'meta_key'       => self::KEY,
				'meta_value'     => $mark,
				'posts_per_page' => 1,
				'fields'         => 'ids',
			) + $this->everyType()
		);
		return (int) ( $posts[0] ?? 0 );
	}

	public function leave( int $post, string $mark ): void {
		update_post_meta( $post, self::KEY, $mark );
	}

	/** Deletes every post with a mark, files included. */
	public function remove(): void {
		$query = array(
			'post_status'    => array( 'publish', 'draft', 'private', 'inherit', 'trash' ),
			'meta_key'       => self::KEY,
			'posts_per_page' => -1,
			'fields'         => 'ids',
		);
		foreach ( get_posts( $query + $this->everyType() ) as $post ) {
			wp_delete_post( (int) $post, true );
		}
	}

	/** @return array{post_type: list<string>} Also those that searches leave out. */
	private function everyType(): array {
		return array( 'post_type' => array_values( get_post_types() ) );
	}
}
