<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;

/** Clears the list of private pages when an editor makes one private or public, or moves one below another. */
final class PrivatePageCache {

	public function __construct( private PrivatePosts $posts ) {}

	public function onMetaChange( mixed $meta, int $post, string $key ): void {
		if ( in_array( $key, array( PrivatePosts::PRIVATE_META, PrivatePosts::LOGIN_META ), true ) ) {
			$this->posts->forget();
		}
	}

	public function forget(): void {
		$this->posts->forget();
	}

	/** Pages may change while the plugin is off, and nothing would clear the list then. */
	public function deactivate(): void {
		$this->posts->forget();
	}
}
