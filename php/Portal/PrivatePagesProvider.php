<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Portal\Files\MovedFileRedirect;
use Atoll\Portal\Files\PrivateFileController;
use Atoll\Portal\Files\PrivateFileLinks;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Portal\Files\PrivateFileSync;
use Atoll\Portal\Files\PrivateFileUrls;
use Atoll\Portal\Files\PrivateFileUsage;
use Atoll\Portal\Files\Routes\ListPublicFiles;
use Atoll\Portal\Files\SettingsPictures;
use Atoll\Portal\PrivateContent\AuthorFilter;
use Atoll\Portal\PrivateContent\CommentFilter;
use Atoll\Portal\PrivateContent\DateFilter;
use Atoll\Portal\PrivateContent\DeletedPrivatePage;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Portal\PrivateContent\PrivatePostFilter;
use Atoll\Portal\PrivateContent\RestFilter;
use Atoll\Portal\PrivateContent\TermFilter;
use Atoll\Portal\PrivateContent\UrlGuessingFilter;

/** Keeps the content and files of private pages from everybody else. */
final class PrivatePagesProvider extends ServiceProvider {

	/**
	 * The events in WordPress' cron that put files of private pages where they belong: daily, and after a run that
	 * failed.
	 */
	public const SYNC_FILES       = 'atoll_keep_files';
	public const SYNC_FILES_AGAIN = 'atoll_keep_files_again';

	/** Query argument with the file that is asked for. */
	public const FILE = 'atoll-file';

	/** Filters of SQL that finds posts: for feeds, neighbours and archives. */
	private const POST_CONDITIONS = array(
		'comment_feed_where',
		'get_next_post_where',
		'get_previous_post_where',
		'getarchives_where',
	);

	public function services(): array {
		return array(
			PrivateFileUsage::class => fn() => $this->services->make(
				PrivateFileUsage::class,
				settingsPictures: fn(): array => $this->get( SettingsPictures::class )->all()
			),
			PrivateFileSync::class => fn() => $this->services->make(
				PrivateFileSync::class,
				lock: new OptionLock( $this->get( \wpdb::class ), 'atoll_private_files_lock', 900 )
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
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
		$hooks->filter(
			'wp_get_attachment_url', fn() => $this->get( PrivateFileUrls::class )->url( ... ), 100, 2,
			when: static fn( mixed ...$args ): bool => is_numeric( $args[1] ?? null )
				&& PrivateFileStore::has( (int) $args[1] )
		);
		$hooks->filter(
			'wp_calculate_image_srcset', fn() => $this->get( PrivateFileUrls::class )->sources( ... ), 100, 5
		);
		$hooks->filter( 'get_attached_file', fn() => $this->get( PrivateFileUrls::class )->path( ... ), 100, 2 );
		$hooks->filter( '_wp_relative_upload_path', fn() => $this->get( PrivateFileUrls::class )->relativePath( ... ) );
		$hooks->filter( 'wp_unique_filename', fn() => $this->get( PrivateFileUrls::class )->uniqueName( ... ), 10, 3 );
		$hooks->filter( 'wp_delete_file', fn() => $this->get( PrivateFileUrls::class )->deleteSmaller( ... ) );
		$hooks->action( 'add_attachment', fn() => $this->get( PrivateFileSync::class )->onUpload( ... ) );
		$hooks->action( 'delete_attachment', fn() => $this->get( PrivateFileSync::class )->delete( ... ) );
		$hooks->action( self::SYNC_FILES_AGAIN, fn() => $this->get( PrivateFileSync::class )->run( ... ) );
		$hooks->filter(
			'the_content', fn() => $this->get( PrivateFileLinks::class )->filterContent( ... ), 20,
			when: fn(): bool => $this->get( PrivatePages::class )->isPrivate( (int) get_the_ID() )
		); // After WordPress has made the text's images responsive (12).
		$hooks->filter( 'wp_insert_post_data', fn() => $this->get( PrivateFileLinks::class )->filterPostData( ... ) );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PrivateFileSync::class )->onMetaChange( ... ), 10, 3 );
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
			); // Only pages lie below each other.
		}
		foreach ( array( 'update_post_meta', 'delete_post_meta' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PrivateFileSync::class )->onMetaChange( ... ), 10, 3 );
		}
		foreach ( array( 'pre_post_update', 'before_delete_post' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PrivateFileSync::class )->beforeChange( ... ) );
		}
		// After what the page's files are now was remembered.
		$hooks->action( 'before_delete_post', fn() => $this->get( DeletedPrivatePage::class )->beforeDelete( ... ) );
		$hooks->action( 'save_post', fn() => $this->get( PrivateFileSync::class )->onSave( ... ) );
		$hooks->action( 'attachment_updated', fn() => $this->get( PrivateFileSync::class )->onFileChange( ... ) );
		foreach ( array( 'customize_save_after', 'update_option_site_icon' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PrivateFileSync::class )->onSettingsChange( ... ), 10, 0 );
		}
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
		$hooks->action(
			'parse_request', fn() => $this->get( PrivateFileController::class )->respond( ... ), 0,
			when: fn(): bool => '' !== $this->get( CurrentRequest::class )->query( self::FILE )
		);
		$hooks->action(
			'template_redirect', fn() => $this->get( MovedFileRedirect::class )->redirect( ... ), Stage::ANSWER,
			when: static fn(): bool => is_404() && is_user_logged_in()
		);
	}

	public function restHooks( Hooks $hooks ): void {
		$hooks->filter( 'rest_prepare_page', fn() => $this->get( PrivateFileLinks::class )->filterReply( ... ), 10, 2 );
		$hooks->filter( 'rest_prepare_post', fn() => $this->get( PrivateFileLinks::class )->filterReply( ... ), 10, 2 );
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( RestFilter::class )->refuse( ... ), 10, 3,
			when: self::isAnsweredBy( 'Posts', 'Comments', 'Terms' )
		);
		$hooks->filter(
			'rest_request_before_callbacks', fn() => $this->get( TermFilter::class )->refuse( ... ), 10, 3,
			when: self::isAnsweredBy( 'Terms' )
		);
	}

	public function routes(): array {
		return array( RestNamespaces::ATOLL => array( '/public-files' => array( ListPublicFiles::class ) ) );
	}

	public function jobs(): array {
		return array( self::SYNC_FILES => fn() => $this->get( PrivateFileSync::class )->run() );
	}

	public function deactivate(): void {
		$this->get( PrivateFileSync::class )->deactivate();
		$this->get( PrivatePosts::class )->forget(); // Pages may change while the plugin is off.
	}

	/** Whether any page may be private: most sites without a portal have none, and load nothing of what hides them. */
	private function mayHavePrivatePages(): bool {
		return ! $this->get( PrivatePosts::class )->isKnownToBeEmpty();
	}

	/** A condition: one of WordPress' controllers of these names answers the REST request, or a subclass of it. */
	private static function isAnsweredBy( string ...$names ): \Closure {
		return static function ( mixed ...$args ) use ( $names ): bool {
			$controller = is_array( $args[1] ?? null ) ? ( (array) ( $args[1]['callback'] ?? null ) )[0] ?? null : null;
			$all        = array_map( static fn( string $name ): string => "WP_REST_{$name}_Controller", $names );
			return array() !== array_filter( $all, static fn( string $class ): bool => $controller instanceof $class );
		};
	}
}
