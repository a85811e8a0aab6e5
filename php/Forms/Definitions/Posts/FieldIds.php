<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;

/**
 * The id that a form's next field gets. It only ever grows: otherwise, answers stored under the id of a removed field
 * would be read as answers to another question.
 */
final class FieldIds {

	public const NEXT = 'atoll_next_field_id';

	/** Meta key for the tab that gave the highest ids, and the first of these: `tab`, `from`. Absent if no tab did. */
	public const GIVEN = 'atoll_field_ids_given';

	/** Name of the editor's tab that this request saves from; '' if it comes from none. */
	private string $tab = '';

	public function __construct( private FormContent $content ) {}

	/** Returns the stored next id of a form; 1 if none is stored. */
	public function next( int $postId ): int {
		$stored = get_post_meta( $postId, self::NEXT, true );
		return max( 1, is_numeric( $stored ) ? (int) $stored : 1 );
	}

	/** Sets the tab that gives ids from here on. */
	public function giveFor( string $tab ): void {
		$this->tab = $tab;
	}

	/**
	 * Returns the first id of those that the saving tab gave itself, without any other in between. The tab knows all of
	 * these, even if it never got the responses to its saves. Returns the next id if something else gave the last one.
	 */
	public function firstOwn( int $postId ): int {
		$given = JsonData::of( get_post_meta( $postId, self::GIVEN, true ) );
		return '' !== $this->tab && $given->string( 'tab' ) === $this->tab
			? $given->int( 'from' )
			: $this->next( $postId );
	}

	/** Makes sure that a form's next field gets this id or a higher one. */
	public function raise( int $postId, int $next ): void {
		if ( $next <= $this->next( $postId ) ) {
			return;
		}
		if ( '' === $this->tab ) {
			delete_post_meta( $postId, self::GIVEN );
		} else {
			$given = array( 'tab' => $this->tab, 'from' => $this->firstOwn( $postId ) );
			update_post_meta( $postId, self::GIVEN, wp_slash( $given ) );
		}
		update_post_meta( $postId, self::NEXT, (string) $next );
	}

	/**
	 * Returns ids in the content that would be given a second time: they were used before, but neither the form nor any
	 * of the revisions it can be restored from has a field with them.
	 *
	 * @return list<int>
	 */
	public function reused( \WP_Post $post, string $content ): array {
		$next    = $this->next( $post->ID );
		$new     = array_diff( $this->content->ids( $content ), $this->content->ids( $post->post_content ) );
		$usedIds = array_filter( $new, static fn( int $id ) => $id > 0 && $id < $next );
		return array() === $usedIds
			? array()
			: array_values( array_unique( array_diff( $usedIds, $this->inRevisions( $post ) ) ) );
	}

	/** @return list<int> Ids of the fields in revisions. */
	private function inRevisions( \WP_Post $post ): array {
		$revisions = array_filter(
			wp_get_post_revisions( $post->ID ),
			static fn( mixed $revision ) => $revision instanceof \WP_Post
		);
		return array_merge(
			array(),
			...array_values(
				array_map(
					fn( \WP_Post $revision ) => $this->content->ids( $revision->post_content ),
					$revisions
				)
			)
		);
	}

	public function saved( int $postId, \WP_Post $post ): void {
		if ( FormPostType::NAME === $post->post_type ) {
			$this->raise( $postId, $this->content->highestId( $post->post_content ) + 1 );
		}
	}
}
