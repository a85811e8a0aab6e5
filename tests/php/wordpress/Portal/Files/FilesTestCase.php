<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Access\PrivateContent\PostTextSearch;
use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Files\AttachmentFiles;
use Atoll\Portal\Files\FileChanges;
use Atoll\Portal\Files\MediaReferences;
use Atoll\Portal\Files\PostFiles;
use Atoll\Portal\Files\PrivateFileMover;
use Atoll\Portal\Files\PrivateFilePlacement;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Portal\Files\PrivateFileSync;
use Atoll\Portal\Files\PrivateFileUsage;
use Atoll\Portal\Files\SyncedPatterns;
use Atoll\Portal\Files\UnmarkedFiles;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A private page, and files that belong to it or to another. */
abstract class FilesTestCase extends SiteTestCase {

	protected int $page;

	/** @var list<int> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$this->page = $this->add( '', array( PageMeta::IS_PRIVATE => '1' ) );
	}

	protected function tearDown(): void {
		array_map(
			static fn( int $id ) => 'attachment' === get_post_type( $id )
				? wp_delete_attachment( $id, true )
				: wp_delete_post( $id, true ),
			array_reverse( $this->made )
		);
		parent::tearDown();
	}

	/** Alone, since the plugin's other parts would leave more behind than this test takes back. */
	protected function newSync(): PrivateFileSync {
		$posts       = new PrivatePosts( $GLOBALS['wpdb'] );
		$pages       = new PrivatePages( new PageMeta( $posts, Inside::get( Settings::class ) ), $posts );
		$store       = new PrivateFileStore( new StorageFolder() );
		$attachments = new AttachmentFiles();
		$media       = new MediaReferences();
		$texts       = new PostTextSearch( new Queries( $GLOBALS['wpdb'] ) );
		$patterns    = new SyncedPatterns( $texts, $pages );
		$files       = new PostFiles( $media, $store, $attachments, $texts, $patterns );
		$usage       = new PrivateFileUsage( $pages, $media, $texts, $patterns, static fn(): array => array() );
		$mover       = new PrivateFileMover( $store, $attachments );
		$unmarked    = new UnmarkedFiles( $store, $attachments );
		return new PrivateFileSync(
			$pages,
			$store,
			$mover,
			new PrivateFilePlacement( $pages, $files, $usage, $store, $mover, $unmarked ),
			new FileChanges( $pages, $files ),
			new OptionLock( $GLOBALS['wpdb'], 'atoll_private_files_lock' )
		);
	}

	/** As the daily event does it; WordPress' cron may be at the same just now, and this waits for it. */
	protected function syncFiles(): void {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		for ( $tries = 0; ! Inside::get( PrivateFileSync::class )->run() && $tries < 50; ++$tries ) {
			usleep( 200000 );
		}
		wp_set_current_user( $user );
	}

	/** @param array<string, string> $meta */
	protected function add( string $content, array $meta, string $type = 'page' ): int {
		return $this->made[] = (int) wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => 'A page',
				'post_content' => $content,
				'meta_input'   => $meta,
			)
		);
	}

	protected function picture( int $parent ): int {
		$image = imagecreatetruecolor( 700, 500 );
		for ( $i = 0; $i < 400; $i++ ) {
			imagefilledellipse( $image, random_int( 0, 700 ), random_int( 0, 500 ), 60, 60, random_int( 0, 0xFFFFFF ) );
		}
		ob_start();
		imagejpeg( $image );
		return $this->file( (string) ob_get_clean(), 'jpg', $parent );
	}

	protected function file( string $bytes, string $ending, ?int $parent = null ): int {
		$made = wp_upload_bits( bin2hex( random_bytes( 4 ) ) . ".{$ending}", null, $bytes );
		$type = (string) wp_check_filetype( $made['file'] )['type'];
		$id   = $this->made[] = (int) wp_insert_attachment(
			array( 'post_title' => 'A file', 'post_mime_type' => $type ),
			$made['file'],
			$parent ?? $this->page
		);
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $made['file'] ) );
		return $id;
	}

	/** Another attachment of the same file, as plugins that translate media make one for each language. */
	protected function translation( int $attachment, int $parent = 0 ): int {
		$id = $this->made[] = (int) wp_insert_attachment(
			array( 'post_title' => 'A file in German', 'post_mime_type' => get_post_mime_type( $attachment ) ),
			false,
			$parent
		);
		foreach ( array( '_wp_attached_file', '_wp_attachment_metadata' ) as $key ) {
			add_post_meta( $id, $key, wp_slash( get_post_meta( $attachment, $key, true ) ) );
		}
		return $id;
	}

	protected function path( int $attachment ): string {
		return (string) get_post_meta( $attachment, '_wp_attached_file', true );
	}

	/** @return list<string> */
	protected function paths( int $attachment ): array {
		$sizes = wp_get_attachment_metadata( $attachment )['sizes'] ?? array();
		return array(
			$this->path( $attachment ),
			...array_map(
				fn( array $size ): string => dirname( $this->path( $attachment ) ) . '/' . $size['file'],
				array_values( $sizes )
			),
		);
	}

	/** @return list<string> */
	protected function plain( int $attachment ): array {
		return array_map(
			static fn( string $path ): string => "/wp-content/uploads/{$path}",
			$this->paths( $attachment )
		);
	}

	/** @return list<string> */
	protected function gated( int $attachment ): array {
		return array_map(
			static fn( string $path ): string => "/?atoll-file={$attachment}/{$path}",
			$this->paths( $attachment )
		);
	}

	/**
	 * @param list<string>  $paths
	 * @param array<string> $headers
	 * @return list<int> Each status once.
	 */
	protected function statuses( array $paths, array $headers = array() ): array {
		return array_values(
			array_unique( array_map( static fn( string $path ): int => Http::get( $path, $headers )->status, $paths ) )
		);
	}

	/** @return array<string> Of a session of somebody with this role. */
	protected function cookies( string $role ): array {
		return array(
			'Cookie: ' . LOGGED_IN_COOKIE . '='
				. wp_generate_auth_cookie( $this->user( $role ), time() + 60, 'logged_in' ),
		);
	}
}
