<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Files\PrivateFileStore;

/**
 * Keeps content private that was so because of a page that is about to be deleted: WordPress moves its subpages and
 * files one level up, where everybody may see them.
 */
final class DeletedPrivatePage {

	public function __construct( private PrivatePosts $posts, private Queries $queries ) {}

	/**
	 * Runs on action `before_delete_post`.
	 *
	 * @throws StorageFailed When the database does not return the subpages; the page is then not deleted.
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

	/** Whether the page is private itself. If only by inheritance, its subpages inherit the same after the deletion. */
	private function isMarked( int $page ): bool {
		return get_post_meta( $page, PrivatePosts::PRIVATE_META, true )
			&& ! get_post_meta( $page, PrivatePosts::LOGIN_META, true );
	}

	/**
	 * Returns the direct subpages. A login page is never private, so its place is taken by the pages below it.
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

	/** Detaches the page's files. Unattached files stay private; files of a public page would become public. */
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
