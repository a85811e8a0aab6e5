<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\StorageFailed;

/** Writes a form's source as its post; saving the post compiles it ({@see FormCompilation}). */
final class FormPostWriter {

	public function __construct( private FormSource $sources, private FieldIds $ids ) {}

	/** @param array<string, mixed> $source */
	public function insert( array $source ): int {
		return $this->write( $source, 0 );
	}

	/** Inserts a post for a form that follows later. Nobody sees it, and WordPress deletes it after an unused week. */
	public function reserve(): int {
		$id = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'auto-draft' ), true );
		return is_wp_error( $id ) ? throw new StorageFailed( 'form post: ' . $id->get_error_message() ) : $id;
	}

	/** @param array<string, mixed> $source */
	public function update( int $postId, array $source ): int {
		return $this->write( $source, $postId );
	}

	/** @param array<string, mixed> $source */
	private function write( array $source, int $postId ): int {
		/**
		 * @var array{ID: int, post_type: string, post_title: string, post_content: string, post_status: string,
		 * meta_input: array<string, string>} $post
		 */
		$post = wp_slash( array( 'ID' => $postId ) + $this->sources->toPost( $source ) );
		$id   = $postId > 0 ? wp_update_post( $post, true ) : wp_insert_post( $post, true );
		if ( is_wp_error( $id ) ) {
			throw new StorageFailed( 'form post: ' . $id->get_error_message() );
		}
		$this->ids->raise( $id, ( new JsonData( $source ) )->int( 'nextFieldId' ) );
		return $id;
	}
}
