<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\ErrorLog;

/**
 * Tells whoever keeps pages, such as a page cache, that some of them are no longer what they were. Once for a request,
 * after its last change, and without saying which: a form, a menu or a notification may stand on any page.
 */
final class PageChanges {

	private const PUBLISHED = 'publish';

	/** WordPress' options that pages, feeds or robots.txt show something of. */
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

	/** What one widget says; a theme's logo, and which menus stand where. */
	private const GROUPS_OF_OPTIONS = '/^(?:widget|theme_mods)_/';

	private bool $isNoted = false;

	public function note(): void {
		if ( ! $this->isNoted ) {
			$this->isNoted = true;
			add_action( 'shutdown', $this->notify( ... ), 0 );
		}
	}

	/** Action `transition_post_status`. */
	public function notePost( string $to, string $from, \WP_Post $post ): void {
		if ( in_array( self::PUBLISHED, array( $to, $from ), true ) && $this->isPartOfPages( $post->post_type ) ) {
			$this->note();
		}
	}

	/** Action `deleted_post`. */
	public function noteDeleted( int $id, \WP_Post $post ): void {
		$this->notePost( '', $post->post_status, $post );
	}

	/** Actions `added_option`, `updated_option` and `deleted_option`. */
	public function noteOption( string $name ): void {
		if ( in_array( $name, self::OPTIONS, true ) || 1 === preg_match( self::GROUPS_OF_OPTIONS, $name ) ) {
			$this->note();
		}
	}

	/** Actions `profile_update`, `delete_user` and `remove_user_from_blog`: articles name who wrote them. */
	public function noteUser( int $id ): void {
		if ( user_can( $id, 'edit_posts' ) ) {
			$this->note();
		}
	}

	/** Action `wp_update_comment_count`: of approved comments, which others than editors' notes are. */
	public function noteComments( int $post, int $count, int $before ): void {
		if ( $count !== $before ) {
			$this->note();
		}
	}

	/** The answer is made by then: an exception in another plugin must not make it an error. */
	public function notify(): void {
		$this->isNoted = false;
		try {
			/** Pages of the site look different now, for whoever keeps them. */
			do_action( 'atoll_pages_changed' );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of changed pages' );
		}
	}

	/** Pages and posts; and what editors make of which they consist: forms, notifications, templates, menus. */
	private function isPartOfPages( string $type ): bool {
		$is = get_post_type_object( $type );
		return null !== $is && ( $is->public || $is->show_in_rest );
	}
}
