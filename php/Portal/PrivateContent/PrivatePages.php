<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;
use WP_User;

/**
 * Which pages need a login, and whether whoever asks has one. A file needs one with the page that it was added to, and
 * where only private pages show it.
 */
final class PrivatePages {

	public function __construct( private PageMeta $meta, private PrivatePosts $posts ) {}

	/**
	 * Whether private pages are closed to the present user: they are for visitors, and for those who have a login and
	 * no role here. WP-CLI may read everything. A plugin that asks while plugins load, before WordPress can tell who is
	 * there, gets what visitors get.
	 */
	public function areClosed(): bool {
		$isLoggedIn = function_exists( 'is_user_logged_in' ) && is_user_logged_in();
		return ! ( $isLoggedIn && $this->hasRoleHere( wp_get_current_user() ) ) && ! ( defined( 'WP_CLI' ) && WP_CLI );
	}

	/**
	 * False for somebody who has a login for another site of the network, or whose role was taken away. Read without
	 * WordPress' filter for capabilities: its listeners may query posts, which would ask here again.
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
	 * Of a page; of a file or an old version those of the page that it belongs to. A file that only private pages show
	 * is private wherever it belongs.
	 */
	public function settings( int $post ): PageSettings {
		$type     = $post > 0 ? get_post_type( $post ) : '';
		$page     = in_array( $type, array( 'attachment', 'revision' ), true )
			? (int) wp_get_post_parent_id( $post )
			: $post;
		$settings = $this->meta->of( $page );
		return ! $settings->isPrivate && 'attachment' === $type && PrivateFileStore::has( $post )
			? new PageSettings( isPrivate: true )
			: $settings;
	}

	/** @return list<int> Every private page, whatever its status. */
	public function ids(): array {
		return array_keys( $this->posts->all() );
	}

	/** @return list<int> Those of one type. */
	public function ofType( string $type ): array {
		return array_keys( $this->posts->all(), $type, true );
	}

	/** @return list<int> Pages that the present user may not see. */
	public function closed(): array {
		return $this->areClosed() ? $this->ids() : array();
	}

	/** @return list<int> Every file that was added to a private page, or that only private pages show. */
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
