<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Platform\Http\Request;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Doors\Authors;
use Atoll\Portal\Doors\Corrections;
use Atoll\Portal\Doors\Dates;
use Atoll\Portal\Doors\Discussion;
use Atoll\Portal\Doors\RestDoor;
use Atoll\Portal\Doors\TermsDoor;
use Atoll\Portal\Files\Addresses;
use Atoll\Portal\Files\Demands;
use Atoll\Portal\Files\FileDoor;
use Atoll\Portal\Files\Keeper;
use Atoll\Portal\Files\KeptHealth;
use Atoll\Portal\Files\ListPublicFiles;
use Atoll\Portal\Files\Texts;

/** What private pages hold, and their files, where nobody finds it who may not see them. */
final class PrivatePagesProvider extends ServiceProvider {

	/** Groups of settings that name pictures. */
	private const SETTINGS = array( 'company', 'header' );

	public function services(): array {
		return array(
			Demands::class => fn() => $this->services->make( Demands::class, settings: $this->pictures( ... ) ),
			Keeper::class => fn() => $this->services->make( Keeper::class, lock: new Lock( $this->get( \wpdb::class ), 'atoll_private_files_lock', 900 ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'pre_get_posts', fn() => $this->get( Concealment::class )->narrow( ... ), 100 );
		$hooks->filter( 'the_posts', fn() => $this->get( Concealment::class )->first( ... ), 100, 2 );
		$hooks->action( 'pre_get_comments', fn() => $this->get( Concealment::class )->narrowComments( ... ), 100 );
		$hooks->action( 'pre_user_query', fn() => $this->get( Authors::class )->narrow( ... ) );
		$hooks->filter( 'get_usernumposts', fn() => $this->get( Authors::class )->withoutClosed( ... ), 10, 3 );
		$hooks->filter( 'pre_wp_list_authors_post_counts_query', fn() => $this->get( Authors::class )->counts( ... ), 10, 2 );
		$hooks->filter( 'redirect_canonical', fn() => $this->get( Corrections::class )->uncorrected( ... ) );
		$hooks->filter( 'wp_redirect', fn() => $this->get( Corrections::class )->ofTrackback( ... ) );
		$hooks->filter( 'get_calendar', fn() => $this->get( Dates::class )->unlinked( ... ) );
		$hooks->filter( 'get_lastcommentmodified', fn() => $this->get( Dates::class )->newestComment( ... ), 10, 2 );
		$hooks->filter( 'comments_open', fn() => $this->get( Discussion::class )->open( ... ), 100, 2 );
		$hooks->filter( 'pings_open', fn() => $this->get( Discussion::class )->open( ... ), 100, 2 );
		$hooks->action( 'xmlrpc_call', fn() => $this->get( Discussion::class )->overhear( ... ), 10, 3 );
		$hooks->filter( 'rest_request_before_callbacks', fn() => $this->get( RestDoor::class )->refuse( ... ), 10, 3 );
		$hooks->filter( 'terms_clauses', fn() => $this->get( TermsDoor::class )->narrow( ... ), 100, 3 );
		$hooks->filter( 'get_term', fn() => $this->get( TermsDoor::class )->recounted( ... ), 100 );
		$hooks->filter( 'pre_handle_404', fn() => $this->get( TermsDoor::class )->missing( ... ), 100, 2 );
		$hooks->filter( 'rest_request_before_callbacks', fn() => $this->get( TermsDoor::class )->refuse( ... ), 10, 3 );
		$hooks->filter( 'wp_get_attachment_url', fn() => $this->get( Addresses::class )->url( ... ), 100, 2 );
		$hooks->filter( 'wp_calculate_image_srcset', fn() => $this->get( Addresses::class )->sources( ... ), 100, 5 );
		$hooks->filter( 'get_attached_file', fn() => $this->get( Addresses::class )->path( ... ), 100, 2 );
		$hooks->filter( '_wp_relative_upload_path', fn() => $this->get( Addresses::class )->relative( ... ) );
		$hooks->filter( 'wp_unique_filename', fn() => $this->get( Addresses::class )->unique( ... ), 10, 3 );
		$hooks->filter( 'wp_delete_file', fn() => $this->get( Addresses::class )->deleted( ... ) );
		$hooks->action( 'parse_request', fn() => $this->get( FileDoor::class )->answer( ... ), 0, when: fn(): bool => '' !== $this->get( Request::class )->query( Addresses::PARAMETER ) );
		$hooks->action( 'template_redirect', fn() => $this->get( FileDoor::class )->lead( ... ), Stage::ANSWER, when: static fn(): bool => is_404() && is_user_logged_in() );
		$hooks->action( 'add_attachment', fn() => $this->get( Keeper::class )->receive( ... ) );
		$hooks->action( 'delete_attachment', fn() => $this->get( Keeper::class )->delete( ... ) );
		$hooks->action( 'atoll_keep_files', fn() => $this->get( Keeper::class )->run( ... ) );
		$hooks->filter( 'the_content', fn() => $this->get( Texts::class )->shown( ... ), 20 ); // After WordPress has made the text's images responsive (12).
		$hooks->filter( 'wp_insert_post_data', fn() => $this->get( Texts::class )->stored( ... ) );
		$hooks->action( 'template_redirect', fn() => $this->get( Uncached::class )->tell( ... ), Stage::ANSWER );
		foreach ( array( 'comment_feed_where', 'get_next_post_where', 'get_previous_post_where', 'getarchives_where' ) as $where ) {
			$hooks->filter( $where, fn() => $this->get( Concealment::class )->exclude( ... ) );
		}
		$hooks->filter( 'wp_sitemaps_posts_query_args', fn() => $this->get( Concealment::class )->narrowSitemap( ... ) );
		$hooks->filter( 'old_slug_redirect_post_id', fn() => $this->get( Corrections::class )->ofOldName( ... ) );
		$hooks->filter( 'oembed_request_post_id', fn() => $this->get( Corrections::class )->ofEmbed( ... ) );
		$hooks->filter( 'get_lastpostmodified', fn() => $this->get( Dates::class )->newestChange( ... ), 10, 2 );
		$hooks->filter( 'get_lastpostdate', fn() => $this->get( Dates::class )->newestArticle( ... ), 10, 2 );
		$hooks->filter( 'get_terms', fn() => $this->get( TermsDoor::class )->recountedAll( ... ), 100 );
		$hooks->filter( 'wp_sitemaps_taxonomies_query_args', fn() => $this->get( TermsDoor::class )->narrowSitemap( ... ) );
		foreach ( array( 'page', 'post' ) as $type ) {
			$hooks->filter( "rest_prepare_{$type}", fn() => $this->get( Texts::class )->edited( ... ), 10, 2 );
		}
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( Keeper::class )->noteMeta( ... ), 10, 3 );
			$hooks->action( $event, fn() => $this->get( Marks::class )->note( ... ), 10, 3 );
		}
		foreach ( array( 'save_post', 'deleted_post', 'attachment_updated', 'customize_save_after', 'update_option_site_icon' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( Keeper::class )->note( ... ), 10, 0 );
		}
		$hooks->action( 'admin_init', fn() => $this->get( Keeper::class )->schedule( ... ), when: static fn(): bool => ! wp_doing_ajax() );
		$hooks->filter( 'site_status_tests', fn() => $this->get( KeptHealth::class )->add( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/public-files' => array( ListPublicFiles::class ),
			),
		);
	}

	public function deactivate(): void {
		$this->get( Keeper::class )->deactivate();
		$this->get( Marks::class )->deactivate();
	}

	/** @return list<int> What the site's settings name: every number in them that may be a picture's. */
	private function pictures(): array {
		$numbers = array( get_option( 'site_icon' ), get_theme_mod( 'custom_logo' ) );
		foreach ( self::SETTINGS as $group ) {
			$values = $this->get( Settings::class )->group( $group )->all();
			array_walk_recursive(
				$values,
				static function ( mixed $value ) use ( &$numbers ): void {
					$numbers[] = is_int( $value ) ? $value : 0;
				}
			);
		}
		return array_values( array_filter( wp_parse_id_list( array_filter( $numbers, is_scalar( ... ) ) ) ) );
	}
}
