<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Files\PrivateFileStore;

/**
 * Keeps private what was so through a page that is about to be deleted: WordPress moves pages and files one level up,
 * where everybody may see them.
 */
final class DeletedPrivatePage {

	public function __construct( private PrivatePosts $posts, private Queries $queries ) {}

	/**
	 * Action `before_delete_post`.
	 *
	 * @throws StorageFailed Where the database does not say what lies below: the page then stays.
	 */
	public function beforeDelete( int $page ): void {
		if ( 'page' !== get_post_type( $page ) ) {
			return;
		}
		$isPrivate = $this->isMarked( $page );
		if ( $isPrivate ) {
			foreach ( $this->heirs( $page ) as $heir ) {
				update_post_meta( $heir, PrivatePosts::PRIVATE_META, '1' );
			}
		}
		if ( $isPrivate || $this->posts->has( $page ) ) {
			$this->detachFiles( $page );
		}
	}

	/** What it inherits from above it, those below it will inherit too. */
	private function isMarked( int $page ): bool {
		return get_post_meta( $page, PrivatePosts::PRIVATE_META, true )
			&& ! get_post_meta( $page, PrivatePosts::LOGIN_META, true );
	}

	/**
	 * Pages directly below it and, as a login page is never private, those below a login page there.
	 *
	 * @return list<int>
	 * @throws StorageFailed
	 */
	private function heirs( int $page ): array {
		$below = $this->queries->rows(
			"SELECT p.ID id, m.meta_id login FROM {posts} p LEFT JOIN {postmeta} m
			ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value NOT IN ( '', '0' )
			WHERE p.post_parent = %d AND p.post_type = 'page'",
			PrivatePosts::LOGIN_META,
			$page
		);
		return array_merge(
			array(),
			...array_map(
				fn( array $row ): array => null === $row['login']
					? array( (int) $row['id'] )
					: $this->heirs( (int) $row['id'] ),
				$below
			)
		);
	}

	/** A file of no page stays where it is, one of a public page is made public. */
	private function detachFiles( int $page ): void {
		$above = (int) wp_get_post_parent_id( $page );
		if ( 0 === $above || $this->posts->has( $above ) ) {
			return;
		}
		foreach ( PrivateFileStore::attachments( array( 'post_parent__in' => array( $page ) ) ) as $file ) {
			wp_update_post(
				array(
					'ID'          => $file,
					'post_parent' => 0,
				)
			);
		}
	}
}
