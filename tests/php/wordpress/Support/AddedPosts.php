<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** Posts of any type, until they are removed with what belongs to them. */
final class AddedPosts {

	/** @var list<int> */
	private array $posts = array();

	/** @param array<string, mixed> $fields */
	public function add( array $fields ): int {
		kses_remove_filters();
		return $this->keep(
			wp_insert_post( wp_slash( $fields + array( 'post_status' => 'publish', 'post_content' => '' ) ), true )
		);
	}

	public function keep( int|\WP_Error $post ): int {
		return $this->posts[] = is_int( $post ) ? $post : throw new \LogicException( $post->get_error_message() );
	}

	public function remove(): void {
		array_map(
			static fn( int $post ) => 'attachment' === get_post_type( $post )
				? wp_delete_attachment( $post, true )
				: wp_delete_post( $post, true ),
			array_reverse( $this->posts )
		);
	}
}
