<?php

declare( strict_types=1 );

namespace Atoll\Portal\PrivateContent;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** Services that hide the content of private pages, also from the output of SEO plugins. */
final class PrivateContentProvider extends ServiceProvider {

	/** Filters for SQL that finds posts: for feeds, adjacent posts and archives. */
	private const POST_CONDITIONS = array(
		'comment_feed_where',
		'get_next_post_where',
		'get_previous_post_where',
		'getarchives_where',
	);

	/** Filters for the posts that a sitemap excludes: Yoast, Rank Math, All in One SEO, The SEO Framework. */
	private const SITEMAP_EXCLUSIONS = array(
		'wpseo_exclude_from_sitemap_by_post_ids',
		'rank_math/sitemap/posts_to_exclude',
		'aioseo_sitemap_exclude_posts',
		'the_seo_framework_sitemap_exclude_ids',
	);

	/** Filters for whether one of Jetpack's sitemaps skips a post. */
	private const SITEMAP_SKIPS = array(
		'jetpack_sitemap_skip_post',
		'jetpack_sitemap_news_skip_post',
		'jetpack_sitemap_image_skip_post',
		'jetpack_sitemap_video_skip_post',
	);

	/** REST routes that return the head of a page: Yoast, Rank Math and SEOPress. */
	private const HEAD_ROUTES = '~^/(yoast/v1/get_head$|rankmath/v1/gethead$|seopress/v1/posts/)~i';

	/** SEOPress' REST routes for the head of a term's archive, and for the pages that a link can lead to. */
	private const TERM_ROUTES = '~^/seopress/v1/terms/~i';
	private const LINK_SEARCH = '~^/seopress/v1/search-url$~i';

	public function hooks( Hooks $hooks ): void {
		$this->seoHooks( $hooks );
		$any = $this->mayHavePrivatePages( ... );
		$hooks->action(
			'pre_get_posts', fn() => $this->get( PrivatePostFilter::class )->narrow( ... ), 100, when: $any
		);
		$hooks->filter(
			'the_posts', fn() => $this->get( PrivatePostFilter::class )->withoutClosed( ... ), 100, 2,
			when: static fn( mixed ...$args ): bool => is_array( $args[0] ?? null ) && count( $args[0] ) > 1
		);
		$hooks->action(
			'pre_get_comments', fn() => $this->get( PrivatePostFilter::class )->narrowComments( ... ), 100, when: $any
		);
		$hooks->action( 'pre_user_query', fn() => $this->get( AuthorFilter::class )->narrow( ... ) );
		$hooks->filter( 'get_usernumposts', fn() => $this->get( AuthorFilter::class )->publicCount( ... ), 10, 3 );
		$hooks->filter(
			'pre_wp_list_authors_post_counts_query', fn() => $this->get( AuthorFilter::class )->counts( ... ), 10, 2
		);
		$hooks->filter( 'wp_redirect', fn() => $this->get( UrlGuessingFilter::class )->trackbackRedirect( ... ) );
		$hooks->filter( 'get_calendar', fn() => $this->get( DateFilter::class )->unlinkDays( ... ) );
		$hooks->filter(
			'get_lastcommentmodified', fn() => $this->get( DateFilter::class )->newestComment( ... ), 10, 2
		);
		$isTrue = static fn( mixed ...$args ): bool => (bool) ( $args[0] ?? false );
		foreach ( array( 'comments_open', 'pings_open' ) as $open ) {
			$hooks->filter( $open, fn() => $this->get( CommentFilter::class )->open( ... ), 100, 2, when: $isTrue );
		}
		$hooks->action( 'xmlrpc_call', fn() => $this->get( CommentFilter::class )->onXmlRpcCall( ... ), 10, 3 );
		$hooks->filter( 'terms_clauses', fn() => $this->get( TermFilter::class )->narrow( ... ), 100, 3, when: $any );
		$hooks->filter( 'get_term', fn() => $this->get( TermFilter::class )->recount( ... ), 100, when: $any );
		foreach ( self::POST_CONDITIONS as $where ) {
			$hooks->filter( $where, fn() => $this->get( PrivatePostFilter::class )->exclude( ... ), when: $any );
		}
		$hooks->filter( 'oembed_request_post_id', fn() => $this->get( UrlGuessingFilter::class )->embeddedId( ... ) );
		$hooks->filter( 'get_lastpostmodified', fn() => $this->get( DateFilter::class )->newestChange( ... ), 10, 2 );
		$hooks->filter( 'get_lastpostdate', fn() => $this->get( DateFilter::class )->newestArticle( ... ), 10, 2 );
		$hooks->filter( 'get_terms', fn() => $this->get( TermFilter::class )->recountAll( ... ), 100, when: $any );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $event ) {
			$hooks->action(
				$event, fn() => $this->get( PrivatePosts::class )->forget( ... ), 10, 3,
				when: static fn( mixed ...$args ): bool => in_array( $args[2] ?? '', PrivatePosts::METAS, true )
			);
		}
		foreach ( array( 'save_post', 'deleted_post', 'clean_post_cache' ) as $event ) {
			$hooks->action(
				$event, fn() => $this->get( PrivatePosts::class )->forget( ... ), 10, 2,
				when: static fn( mixed ...$args ): bool => ( $args[1] ?? null ) instanceof \WP_Post
					&& 'page' === $args[1]->post_type
			); // Only pages are hierarchical.
		}
		// After the page's current files were remembered (10).
		$hooks->action(
			'before_delete_post', fn() => $this->get( DeletedPrivatePage::class )->beforeDelete( ... ), 11
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$hooks->filter( 'redirect_canonical', fn() => $this->get( UrlGuessingFilter::class )->canonicalUrl( ... ) );
		$hooks->filter(
			'pre_handle_404', fn() => $this->get( TermFilter::class )->hideArchive( ... ), 100, 2,
			when: $this->mayHavePrivatePages( ... )
		);
		$hooks->filter(
			'wp_sitemaps_posts_query_args', fn() => $this->get( PrivatePostFilter::class )->narrowSitemap( ... )
		);
		$hooks->filter( 'old_slug_redirect_post_id', fn() => $this->get( UrlGuessingFilter::class )->oldSlugId( ... ) );
		$hooks->filter(
			'wp_sitemaps_taxonomies_query_args', fn() => $this->get( TermFilter::class )->narrowSitemap( ... )
		);
	}

	public function restHooks( Hooks $hooks ): void {
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( RestFilter::class )->refuse( ... ), 10, 3,
			when: self::isAnsweredBy( 'Posts', 'Comments', 'Terms' )
		);
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( TermFilter::class )->refuse( ... ), 10, 3,
			when: self::isAnsweredBy( 'Terms' )
		);
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( TermFilter::class )->refuse( ... ), 10, 3,
			when: self::isFor( self::TERM_ROUTES )
		);
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( SeoHeadFilter::class )->refuse( ... ), 10, 3,
			when: self::isFor( self::HEAD_ROUTES )
		);
		$hooks->filter(
			'rest_request_after_callbacks', fn() => $this->get( SeoHeadFilter::class )->withoutClosed( ... ), 10, 3,
			when: self::isFor( self::LINK_SEARCH )
		);
	}

	public function deactivate(): void {
		$this->get( PrivatePosts::class )->forget(); // Pages may change while the plugin is inactive.
	}

	/** Adds the hooks for SEO plugins. */
	private function seoHooks( Hooks $hooks ): void {
		foreach ( self::SITEMAP_EXCLUSIONS as $filter ) {
			$hooks->filter( $filter, fn() => $this->get( SeoSitemapFilter::class )->excluded( ... ), 100 );
		}
		foreach ( self::SITEMAP_SKIPS as $filter ) {
			$hooks->filter( $filter, fn() => $this->get( SeoSitemapFilter::class )->isSkipped( ... ), 100, 2 );
		}
		// SEOPress removes all callbacks from pre_get_posts before its query.
		$hooks->filter(
			'seopress_sitemaps_single_query', fn() => $this->get( SeoSitemapFilter::class )->narrow( ... ), 100
		);
		$hooks->filter(
			'get_the_excerpt', fn() => $this->get( SeoHeadFilter::class )->excerpt( ... ), 100, 2,
			when: $this->mayHavePrivatePages( ... )
		);
	}

	/** Whether the site may have private pages. Most sites without a portal have none and load nothing to hide them. */
	private function mayHavePrivatePages(): bool {
		return ! $this->get( PrivatePosts::class )->isKnownToBeEmpty();
	}

	/** Returns a condition: whether one of these WordPress REST controllers, or a subclass, handles the request. */
	private static function isAnsweredBy( string ...$names ): \Closure {
		return static function ( mixed ...$args ) use ( $names ): bool {
			$controller = is_array( $args[1] ?? null ) ? ( (array) ( $args[1]['callback'] ?? null ) )[0] ?? null : null;
			$all        = array_map( static fn( string $name ): string => "WP_REST_{$name}_Controller", $names );
			return array() !== array_filter( $all, static fn( string $class ): bool => $controller instanceof $class );
		};
	}

	/** Returns a condition: whether the REST route matches the pattern, ignoring case as WordPress does. */
	private static function isFor( string $pattern ): \Closure {
		return static fn( mixed ...$args ): bool => ( $args[2] ?? null ) instanceof \WP_REST_Request
			&& 1 === preg_match( $pattern, $args[2]->get_route() );
	}
}
