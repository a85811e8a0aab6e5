<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;

/** Clears the cached list of private pages when an editor makes a page private or public. */
final class PrivatePageCache {

	public function __construct( private PrivatePosts $posts ) {}

	public function note( mixed $meta, int $post, string $key ): void {
		if ( in_array( $key, array( PrivatePosts::MARK, PrivatePosts::LOGIN ), true ) ) {
			$this->posts->forget();
		}
	}

	/** Nobody listens meanwhile. */
	public function deactivate(): void {
		$this->posts->forget();
	}
}
