<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;
use WP_User;

/**
 * The pages that need a login, and whether the current user has one. A file needs a login if the page that it is
 * attached to does, or if only private pages show it.
 */
final class PrivatePages {

	public function __construct( private PageMeta $meta, private PrivatePosts $posts ) {}

	/**
	 * Whether private pages are closed to the current user, as they are to visitors and to users without a role here.
	 * WP-CLI may read everything. A plugin that asks while plugins load, before WordPress knows the user, gets what
	 * visitors get.
	 */
	public function areClosed(): bool {
		$isLoggedIn = function_exists( 'is_user_logged_in' ) && is_user_logged_in();
		return ! ( $isLoggedIn && $this->hasRoleHere( wp_get_current_user() ) ) && ! ( defined( 'WP_CLI' ) && WP_CLI );
	}

	/**
	 * False for a user of another site of the network, or whose role was removed. Avoids WordPress' filter for
	 * capabilities: its callbacks may query posts, which would call this method again.
	 */
	private function hasRoleHere( WP_User $user ): bool {
		return array() !== array_filter( $user->allcaps ) || ( is_multisite() && is_super_admin( $user->ID ) );
	}

	public function isClosed( int $post ): bool {
		return $this->areClosed() && $this->isPrivate( $post );
	}

	public function isPrivate( int $post ): bool {
		return $this->settings( $post )->isPrivate;
	}

	/**
	 * Returns a page's settings; for a file or a revision, those of its parent page. A file that only private pages
	 * show is private, whatever its parent is.
	 */
	public function settings( int $post ): PageSettings {
		$type     = $post > 0 ? get_post_type( $post ) : '';
		$page     = in_array( $type, array( 'attachment', 'revision' ), true )
			? (int) wp_get_post_parent_id( $post )
			: $post;
		$settings = $this->meta->read( $page );
		return ! $settings->isPrivate && 'attachment' === $type && PrivateFileStore::has( $post )
			? new PageSettings( isPrivate: true )
			: $settings;
	}

	/** @return list<int> All private pages, of any status. */
	public function ids(): array {
		return array_keys( $this->posts->all() );
	}

	/** @return list<int> Private pages of one post type. */
	public function ofType( string $type ): array {
		return array_keys( $this->posts->all(), $type, true );
	}

	/** @return list<int> Pages that the current user may not see. */
	public function closed(): array {
		return $this->areClosed() ? $this->ids() : array();
	}

	/** @return list<int> All files that are attached to a private page, or that only private pages show. */
	public function files(): array {
		$pages = $this->ids();
		return array() === $pages ? array() : array_values(
			array_unique(
				array(
					...PrivateFileStore::attachments( array( 'post_parent__in' => $pages ) ),
					...PrivateFileStore::attachments( array( 'meta_key' => PrivateFileStore::META ) ),
				)
			)
		);
	}
}
