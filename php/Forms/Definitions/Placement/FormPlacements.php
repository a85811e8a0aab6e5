<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

/** Finds what of the site shows a form, or leads to it. */
final class FormPlacements {

	/** What stands in a content that may show one. */
	private const MARKS = array( '<!-- wp:atoll/form ', '<!-- wp:gravityforms/form ', '[atoll_form', '[gravityform' );

	public function __construct( private \wpdb $wpdb, private EmbeddedForms $embedded, private LinkedForms $opened ) {}

	/**
	 * Published pages, posts and the like, also behind a password, the oldest first.
	 *
	 * @param int $form Its public number.
	 * @return \Generator<\WP_Post>
	 */
	public function of( int $form ): \Generator {
		return $this->having( $form, array( ...self::MARKS, ...$this->patterns() ), $this->embedded->in( ... ) );
	}

	/**
	 * All of them, of whatever form, that need no password; a form in a synced pattern does not count.
	 *
	 * @return \Generator<\WP_Post>
	 */
	public function all(): \Generator {
		foreach ( $this->ids( get_post_types( array( 'public' => true ) ), self::MARKS ) as $id ) {
			$post = get_post( $id );
			if ( null !== $post && '' === $post->post_password ) {
				yield $post;
			}
		}
	}

	/**
	 * Those that lead to it instead, by a link or a call to action.
	 *
	 * @param int $form Its public number.
	 * @return \Generator<\WP_Post>
	 */
	public function leadingTo( int $form ): \Generator {
		return $this->having( $form, LinkedForms::MARKS, $this->opened->in( ... ) );
	}

	/**
	 * @param non-empty-list<string>         $marks
	 * @param \Closure( string ): list<int> $forms The forms in a content.
	 * @return \Generator<\WP_Post>
	 */
	private function having( int $form, array $marks, \Closure $forms ): \Generator {
		foreach ( $this->ids( get_post_types( array( 'public' => true ) ), $marks ) as $id ) {
			$post = get_post( $id );
			if ( null !== $post && in_array( $form, $forms( $post->post_content ), true ) ) {
				yield $post;
			}
		}
	}

	/** @return list<string> What stands where a synced pattern with a form is used, itself or in another one. */
	private function patterns(): array {
		$marks = array();
		$new   = self::MARKS;
		while ( array() !== $new ) {
			$refs  = array_map(
				static fn( int $id ) => "<!-- wp:block {\"ref\":{$id}",
				$this->ids( array( 'wp_block' ), $new )
			);
			$new   = array_values( array_diff( $refs, $marks ) );
			$marks = array_merge( $marks, $new );
		}
		return $marks;
	}

	/**
	 * @param array<string>          $types
	 * @param non-empty-list<string> $marks
	 * @return list<int>
	 */
	private function ids( array $types, array $marks ): array {
		$likes  = implode( ' OR ', array_fill( 0, count( $marks ), 'post_content LIKE %s' ) );
		$among  = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$values = array_map( fn( string $mark ) => '%' . $this->wpdb->esc_like( $mark ) . '%', $marks );
		return array_map(
			intval( ... ),
			$this->wpdb->get_col( $this->wpdb->prepare( "SELECT ID FROM {$this->wpdb->posts} WHERE post_status = 'publish' AND post_type IN ({$among}) AND ({$likes}) ORDER BY ID", array( ...array_values( $types ), ...$values ) ) )
		);
	}
}
