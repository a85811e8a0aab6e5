<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use WP_Post;

/** Clears the stored frequent posts when one of them changes. */
final class FrequentPostChanges {

	/** @var array<int, string> Types, by id, of posts that this request has changed and that were not stored then. */
	private array $changed = array();

	public function __construct( private FrequentPostsOption $option ) {}

	/** Runs on actions about changes to a post. */
	public function notePost( int $post, WP_Post $changed ): void {
		$this->note( $post, $changed->post_type );
	}

	/** Runs on actions about changes to a post's meta. */
	public function noteMeta( mixed $meta, int $post ): void {
		$this->note( $post, (string) get_post_type( $post ) );
	}

	/** Runs on the action about changes to a post's terms. */
	public function noteTerms( int $post ): void {
		$this->note( $post, (string) get_post_type( $post ) );
	}

	/** Runs on action `shutdown`: another request may have stored a post that this request has changed since. */
	public function forgetChanged(): void {
		if ( $this->option->hasStored( $this->changed ) ) {
			$this->option->forget();
		}
		$this->changed = array();
	}

	private function note( int $post, string $type ): void {
		if ( $this->option->has( $post, $type ) ) {
			$this->option->forget();
			return;
		}
		if ( array() === $this->changed ) {
			add_action( 'shutdown', $this->forgetChanged( ... ) );
		}
		$this->changed[ $post ] = $type;
	}
}
