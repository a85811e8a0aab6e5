<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Platform\Access\PrivatePosts;
use Atoll\Platform\Lasting;

/** Clears the cached list of private pages when an editor makes a page private or public. */
final class Marks implements Lasting {

	private const EVENTS = array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' );

	public function __construct( private PrivatePosts $posts ) {}

	public function register(): void {
		foreach ( self::EVENTS as $event ) {
			add_action( $event, $this->note( ... ), 10, 3 );
		}
	}

	private function note( mixed $meta, int $post, string $key ): void {
		if ( in_array( $key, array( PrivatePosts::MARK, PrivatePosts::LOGIN ), true ) ) {
			$this->posts->forget();
		}
	}

	/** Nobody listens meanwhile. */
	public function deactivate(): void {
		$this->posts->forget();
	}
}
