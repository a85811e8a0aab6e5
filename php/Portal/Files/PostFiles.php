<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Access\PrivateContent\PostTextSearch;
use Atoll\Platform\Errors\StorageFailed;

/** Files shown by posts, no matter who may read the posts. */
final class PostFiles {

	public function __construct(
		private MediaReferences $media,
		private PrivateFileStore $store,
		private AttachmentFiles $attachments,
		private PostTextSearch $texts,
		private SyncedPatterns $patterns
	) {}

	/**
	 * Returns files attached to one of these posts, or shown in the post or its synced patterns.
	 *
	 * @param list<int> $posts
	 * @return list<int>
	 * @throws StorageFailed
	 */
	public function attachments( array $posts ): array {
		return array() === $posts ? array() : $this->find( $posts, implode( "\n", $this->texts->contents( $posts ) ) );
	}

	/**
	 * Returns a post's files, including those named in its meta, where other plugins store content.
	 *
	 * @return list<int>
	 * @throws StorageFailed
	 */
	public function withMeta( \WP_Post $post ): array {
		$meta  = array_diff_key( (array) get_post_meta( $post->ID ), array_flip( PostTextSearch::EXCLUDED_KEYS ) );
		$texts = array( $post->post_content );
		array_walk_recursive(
			$meta,
			static function ( mixed $value ) use ( &$texts ): void {
				$texts[] = is_string( $value ) ? $value : '';
			}
		);
		return $this->find( array( $post->ID ), str_replace( '\\/', '/', implode( "\n", $texts ) ) );
	}

	/**
	 * @param non-empty-list<int> $posts
	 * @param string              $text Text of the posts.
	 * @return list<int>
	 */
	private function find( array $posts, string $text ): array {
		$text      = $this->patterns->textWith( $text );
		$mainFiles = array_merge(
			...array_map( $this->attachments->mainFiles( ... ), $this->media->paths( $text ) ),
			...array( array() )
		);
		update_meta_cache( 'post', $posts );
		$candidates = array(
			...$this->media->ids( $text ),
			...wp_parse_id_list(
				array_map( static fn( int $post ): mixed => get_post_meta( $post, '_thumbnail_id', true ), $posts )
			),
			...$this->store->owners( array_values( array_unique( $mainFiles ) ), '_wp_attached_file' ),
			...PrivateFileStore::attachments( array( 'post_parent__in' => $posts ) ),
		);
		$files      = array_filter(
			array_unique( $candidates ),
			static fn( int $id ): bool => $id > 0 && 'attachment' === get_post_type( $id )
		);
		return $this->media->withDarkPictures( array_values( $files ) );
	}
}
