<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Portal\Files\Routes\ListPublicFiles;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Services that keep the files of private pages private: where they are stored, and who may download them. */
final class PrivateFilesProvider extends ServiceProvider {

	/** WP-Cron events that move the files of private pages to the right folder: daily, and after a run that failed. */
	public const SYNC_FILES       = 'atoll_keep_files';
	public const SYNC_FILES_AGAIN = 'atoll_keep_files_again';

	/** Query argument that names the requested file. */
	public const FILE = 'atoll-file';

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
		$hooks->filter(
			'pre_delete_attachment', fn() => $this->get( PrivateFileUrls::class )->keepShared( ... ), PHP_INT_MAX, 2
		);
		$hooks->action( 'delete_attachment', fn() => $this->get( PrivateFileSync::class )->delete( ... ) );
		$hooks->action( self::SYNC_FILES_AGAIN, fn() => $this->get( PrivateFileSync::class )->run( ... ) );
		$hooks->filter(
			'the_content', fn() => $this->get( PrivateFileLinks::class )->filterContent( ... ), 20,
			when: fn(): bool => $this->get( PrivatePages::class )->isPrivate( (int) get_the_ID() )
		); // After WordPress has made the images in the text responsive (12).
		$hooks->filter( 'wp_insert_post_data', fn() => $this->get( PrivateFileLinks::class )->filterPostData( ... ) );
		$changes = array(
			'added_post_meta',
			'updated_post_meta',
			'deleted_post_meta',
			'update_post_meta',
			'delete_post_meta',
		);
		foreach ( $changes as $event ) {
			$hooks->action( $event, fn() => $this->get( PrivateFileSync::class )->onMetaChange( ... ), 10, 3 );
		}
		foreach ( array( 'pre_post_update', 'before_delete_post' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PrivateFileSync::class )->beforeChange( ... ) );
		}
		$hooks->action( 'save_post', fn() => $this->get( PrivateFileSync::class )->onSave( ... ) );
		$hooks->action( 'attachment_updated', fn() => $this->get( PrivateFileSync::class )->onFileChange( ... ) );
		foreach ( array( 'customize_save_after', 'update_option_site_icon' ) as $event ) {
			$hooks->action( $event, fn() => $this->get( PrivateFileSync::class )->onSettingsChange( ... ), 10, 0 );
		}
	}

	public function pageHooks( Hooks $hooks ): void {
		if ( CurrentRequest::mayHaveQuery() ) {
			$hooks->action(
				'parse_request', fn() => $this->get( PrivateFileController::class )->respond( ... ), 0,
				when: fn(): bool => '' !== $this->get( CurrentRequest::class )->query( self::FILE )
			);
		}
		$hooks->action(
			'template_redirect', fn() => $this->get( MovedFileRedirect::class )->redirect( ... ), Stage::ANSWER,
			when: static fn(): bool => is_404() && is_user_logged_in()
		);
	}

	public function restHooks( Hooks $hooks ): void {
		$hooks->filter( 'rest_prepare_page', fn() => $this->get( PrivateFileLinks::class )->filterReply( ... ), 10, 2 );
		$hooks->filter( 'rest_prepare_post', fn() => $this->get( PrivateFileLinks::class )->filterReply( ... ), 10, 2 );
	}

	public function routes(): array {
		return array( RestNamespaces::ATOLL => array( '/public-files' => array( ListPublicFiles::class ) ) );
	}

	public function jobs(): array {
		return array( self::SYNC_FILES => fn() => $this->get( PrivateFileSync::class )->run() );
	}

	public function deactivate(): void {
		$this->get( PrivateFileSync::class )->deactivate();
	}
}
