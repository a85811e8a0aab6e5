<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Posts;

use Atoll\Engine\Contract\JsonData;

/**
 * Which id a form's next field gets. It only ever grows: the answers that are stored under the id of a field that was
 * removed would otherwise be read as answers to another question.
 */
final class FieldIds {

	public const NEXT = 'atoll_next_field_id';

	/** The editor's tab that gave the highest ids, and the first of these: `tab`, `from`. None where no tab did. */
	public const GIVEN = 'atoll_field_ids_given';

	/** The tab whose save this request is; '' where it is none. */
	private string $tab = '';

	public function __construct( private FormContent $content ) {}

	/** The stored next id of a form; 1 when none is stored. */
	public function next( int $postId ): int {
		$stored = get_post_meta( $postId, self::NEXT, true );
		return max( 1, is_numeric( $stored ) ? (int) $stored : 1 );
	}

	/** From here on, ids are given by this tab. */
	public function giveFor( string $tab ): void {
		$this->tab = $tab;
	}

	/**
	 * From which id on all were given by the tab that saves now, so that it knows them even where it never got the
	 * answers to its saves; the next id where something else gave the last one.
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
	 * Ids that a content would give to a second field: they were used before, and neither the form nor a revision that
	 * it can be restored from has a field with them.
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

	/** @return list<int> Ids of fields that revisions have. */
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
