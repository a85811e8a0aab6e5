<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use WP_Post;

/** Forgets what is kept of frequent posts when one of them changes. */
final class FrequentPostChanges {

	/** @var array<int, string> Types of posts that this request has changed and does not know as kept, by number. */
	private array $changed = array();

	public function __construct( private FrequentPostsOption $option ) {}

	/** Actions that tell of a change to a post. */
	public function notePost( int $post, WP_Post $changed ): void {
		$this->note( $post, $changed->post_type );
	}

	/** Actions that tell of a change to a post's meta. */
	public function noteMeta( mixed $meta, int $post ): void {
		$this->note( $post, (string) get_post_type( $post ) );
	}

	/** The action that tells of a change to a post's terms. */
	public function noteTerms( int $post ): void {
		$this->note( $post, (string) get_post_type( $post ) );
	}

	/** Action `shutdown`: another request may have kept what this one has changed since it began. */
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
