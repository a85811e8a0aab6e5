<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\ErrorLog;

/**
 * Notifies page caches and other plugins that pages have changed. Once per request, after its last change, and without
 * naming pages: a form, a menu or a notification may be on any page.
 */
final class PageChanges {

	private const PUBLISHED = 'publish';

	/** WordPress options that affect pages, feeds or robots.txt. */
	private const OPTIONS = array(
		'WPLANG',
		'avatar_default',
		'avatar_rating',
		'blog_charset',
		'blog_public',
		'blogdescription',
		'blogname',
		'category_base',
		'close_comments_days_old',
		'close_comments_for_old_posts',
		'comment_order',
		'comment_registration',
		'comments_per_page',
		'date_format',
		'default_comments_page',
		'gmt_offset',
		'home',
		'page_comments',
		'page_for_posts',
		'page_on_front',
		'permalink_structure',
		'posts_per_page',
		'posts_per_rss',
		'require_name_email',
		'rss_use_excerpt',
		'show_avatars',
		'show_comments_cookies_opt_in',
		'show_on_front',
		'sidebars_widgets',
		'site_icon',
		'siteurl',
		'start_of_week',
		'sticky_posts',
		'tag_base',
		'thread_comments',
		'thread_comments_depth',
		'time_format',
		'timezone_string',
		'use_smilies',
		'users_can_register',
		'wp_page_for_privacy_policy',
	);

	/** Options with the texts of widgets, and with a theme's logo and menu locations. */
	private const GROUPS_OF_OPTIONS = '/^(?:widget|theme_mods)_/';

	private bool $isNoted = false;

	public function note(): void {
		if ( ! $this->isNoted ) {
			$this->isNoted = true;
			add_action( 'shutdown', $this->notify( ... ), 0 );
		}
	}

	/** Runs on action `transition_post_status`. */
	public function notePost( string $to, string $from, \WP_Post $post ): void {
		if ( in_array( self::PUBLISHED, array( $to, $from ), true ) && $this->isPartOfPages( $post->post_type ) ) {
			$this->note();
		}
	}

	/** Runs on action `deleted_post`. */
	public function noteDeleted( int $id, \WP_Post $post ): void {
		$this->notePost( '', $post->post_status, $post );
	}

	/** Runs on actions `added_option`, `updated_option` and `deleted_option`. */
	public function noteOption( string $name ): void {
		if ( in_array( $name, self::OPTIONS, true ) || 1 === preg_match( self::GROUPS_OF_OPTIONS, $name ) ) {
			$this->note();
		}
	}

	/** Runs on actions `profile_update`, `delete_user` and `remove_user_from_blog`: posts show their author. */
	public function noteUser( int $id ): void {
		if ( user_can( $id, 'edit_posts' ) ) {
			$this->note();
		}
	}

	/** Runs on action `wp_update_comment_count`, which counts approved comments only, without editors' notes. */
	public function noteComments( int $post, int $count, int $before ): void {
		if ( $count !== $before ) {
			$this->note();
		}
	}

	/** Fires the action. The response is complete, so an exception in another plugin must not make it an error. */
	public function notify(): void {
		$this->isNoted = false;
		try {
			/** Fires after pages of the site have changed, for page caches. */
			do_action( 'atoll_pages_changed' );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of changed pages' );
		}
	}

	/** Whether pages show posts of this type: pages and posts, and forms, notifications, templates or menus in them. */
	private function isPartOfPages( string $type ): bool {
		$is = get_post_type_object( $type );
		return null !== $is && ( $is->public || $is->show_in_rest );
	}
}
