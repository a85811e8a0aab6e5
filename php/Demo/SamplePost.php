<?php

declare( strict_types=1 );

namespace Atoll\Demo;

/**
 * The post that WordPress greets new sites with. It would head the news, so it is a draft while the demonstration
 * is on, unless someone has changed it.
 */
final class SamplePost {

	/** WordPress' installation makes it first of all. */
	private const NUMBER = 1;

	/** Post meta: that it was put aside. */
	private const ASIDE = '_atoll_demo_aside';

	public function putAside(): void {
		$post = get_post( self::NUMBER );
		if ( 'post' === $post?->post_type && 'publish' === $post->post_status && $post->post_modified_gmt === $post->post_date_gmt ) {
			update_post_meta( self::NUMBER, self::ASIDE, '1' );
			$this->become( 'draft' );
		}
	}

	public function putBack(): void {
		if ( get_post_meta( self::NUMBER, self::ASIDE, true ) ) {
			delete_post_meta( self::NUMBER, self::ASIDE );
			$this->become( 'publish' );
		}
	}

	private function become( string $status ): void {
		$unchanged = array( 'wp_insert_post_data', $this->keepDateOfChange( ... ), 10, 2 );
		add_filter( ...$unchanged );
		wp_update_post(
			array(
				'ID'          => self::NUMBER,
				'post_status' => $status,
			)
		);
		remove_filter( $unchanged[0], $unchanged[1] );
	}

	/**
	 * @param array<string, mixed> $data  What is about to be stored.
	 * @param array<string, mixed> $given With what was stored so far.
	 * @return array<string, mixed>
	 */
	private function keepDateOfChange( array $data, array $given ): array {
		return array_intersect_key( $given, array_flip( array( 'post_modified', 'post_modified_gmt' ) ) ) + $data;
	}
}
