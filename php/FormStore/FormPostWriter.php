<?php

declare( strict_types=1 );

namespace Atoll\FormStore;

use Atoll\Trouble\StorageFailed;

/** Writes a form's source as its post; saving the post compiles it ({@see FormCompilation}). */
final class FormPostWriter {

	public function __construct( private FormSource $sources ) {}

	/** @param array<string, mixed> $source */
	public function insert( array $source ): int {
		return $this->write( $source, 0 );
	}

	/** @param array<string, mixed> $source */
	public function update( int $postId, array $source ): int {
		return $this->write( $source, $postId );
	}

	/**
	 * Core's content filter would turn every `&` of a label into an entity, in settings that are text and are escaped
	 * where they are printed. Those that are HTML have been cleaned by then ({@see SafeHtml}).
	 *
	 * @param array<string, mixed> $source
	 */
	private function write( array $source, int $postId ): int {
		/** @var array{ID: int, post_type: string, post_title: string, post_content: string, post_status: string, meta_input: array<string, string>} $post */
		$post     = wp_slash( array( 'ID' => $postId ) + $this->sources->toPost( $source ) );
		$filtered = false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
		if ( $filtered ) {
			kses_remove_filters();
		}
		$id = $postId > 0 ? wp_update_post( $post, true ) : wp_insert_post( $post, true );
		if ( $filtered ) {
			kses_init_filters();
		}
		return is_wp_error( $id ) ? throw new StorageFailed( 'form post: ' . $id->get_error_message() ) : $id;
	}
}
