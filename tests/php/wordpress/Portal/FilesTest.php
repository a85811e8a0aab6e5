<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Access\PostTexts;
use Atoll\Access\PrivatePosts;
use Atoll\Migrations\Lock;
use Atoll\Portal\Files\Demands;
use Atoll\Portal\Files\FileNames;
use Atoll\Portal\Files\Keeper;
use Atoll\Portal\Files\KeptFiles;
use Atoll\Portal\Files\Media;
use Atoll\Portal\Files\Mover;
use Atoll\Portal\PrivatePages;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Uploads\Folder;

/** Files that only private pages show cannot be fetched by those who may not see the pages, on any web server. */
final class FilesTest extends SiteTestCase {

	private int $page;

	/** @var list<int> */
	private array $made = array();

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$this->page = $this->add( '', array( PageMeta::IS_PRIVATE => '1' ) );
	}

	protected function tearDown(): void {
		array_map( static fn( int $id ) => 'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true ), array_reverse( $this->made ) );
		parent::tearDown();
	}

	public function test_every_size_and_format_of_an_attached_picture_is_out_of_reach(): void {
		$picture = $this->picture( $this->page );
		$plain   = $this->plain( $picture );
		$this->assertGreaterThan( 3, count( $plain ) );
		$this->assertSame( array( 200 ), $this->statuses( $plain ) );
		$this->settle();
		$this->assertSame( array( 404 ), $this->statuses( $plain ) );
		$this->assertSame( array( 302 ), $this->statuses( $this->gated( $picture ) ) );
		foreach ( array( 'atoll_client', 'subscriber', 'atoll_staff', 'editor' ) as $role ) {
			$this->assertSame( array( 200 ), $this->statuses( $this->gated( $picture ), $this->cookies( $role ) ), $role );
		}
	}

	public function test_a_visitor_hears_the_same_of_what_is_there_and_what_is_not(): void {
		$picture = $this->picture( $this->page );
		$this->settle();
		$there   = Http::get( $this->gated( $picture )[0] );
		$missing = Http::get( '/?atoll-file=99999999/2026/05/nothing.jpg' );
		$strip   = static fn( HttpAnswer $answer ): string => (string) preg_replace( '/^(Date|Location):.*\R/mi', '', $answer->head ) . $answer->body;
		$this->assertSame( $strip( $missing ), $strip( $there ) );
		$this->assertSame( 'private, no-store', $there->header( 'Cache-Control' ) );
	}

	public function test_nothing_but_the_files_of_an_attachment_is_handed_out(): void {
		$picture = $this->picture( $this->page );
		$this->settle();
		$cookies = $this->cookies( 'atoll_client' );
		foreach ( array( '../canary.txt', '../../wp-config.php', '2026/05/../../../canary.txt', 'canary.txt', '', '/etc/passwd', "a\0b" ) as $path ) {
			$this->assertSame( 404, Http::get( "/?atoll-file={$picture}/" . rawurlencode( $path ), $cookies )->status, $path );
		}
		$this->assertSame( 404, Http::get( "/?atoll-file=-1/{$this->path( $picture )}", $cookies )->status );
		$this->assertSame( 404, Http::get( "/?atoll-file={$this->page}/{$this->path( $picture )}", $cookies )->status );
	}

	public function test_a_client_cannot_fetch_what_was_added_to_a_draft(): void {
		$picture = $this->picture( $this->page );
		wp_update_post( array( 'ID' => $this->page, 'post_status' => 'draft' ) );
		$this->settle();
		$this->assertSame( array( 404 ), $this->statuses( $this->gated( $picture ), $this->cookies( 'atoll_client' ) ) );
		$this->assertSame( array( 200 ), $this->statuses( $this->gated( $picture ), $this->cookies( 'editor' ) ) );
	}

	/** @dataProvider ranges */
	public function test_parts_of_a_file_are_handed_out( string $range, int $status, string $part, string $said ): void {
		$file = $this->file( 'abcdefghij', 'txt' );
		$this->settle();
		$answer = Http::get( $this->gated( $file )[0], array( "Range: {$range}", ...$this->cookies( 'atoll_client' ) ) );
		$this->assertSame( array( $status, $part, $said ), array( $answer->status, $answer->body, $answer->header( 'Content-Range' ) ) );
		$this->assertSame( 'nosniff', $answer->header( 'X-Content-Type-Options' ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringStartsWith( 'text/plain', $answer->header( 'Content-Type' ) );
	}

	/** @return iterable<string, array{string, int, string, string}> */
	public static function ranges(): iterable {
		yield 'the beginning'      => array( 'bytes=0-2', 206, 'abc', 'bytes 0-2/10' );
		yield 'from somewhere on'  => array( 'bytes=7-', 206, 'hij', 'bytes 7-9/10' );
		yield 'the end'            => array( 'bytes=-2', 206, 'ij', 'bytes 8-9/10' );
		yield 'beyond the end'     => array( 'bytes=8-99', 206, 'ij', 'bytes 8-9/10' );
		yield 'past the end'       => array( 'bytes=10-', 416, '', 'bytes */10' );
		yield 'backwards'          => array( 'bytes=5-2', 416, '', 'bytes */10' );
		yield 'several'            => array( 'bytes=0-1,3-4', 200, 'abcdefghij', '' );
		yield 'nonsense'           => array( 'lines=1', 200, 'abcdefghij', '' );
	}

	public function test_the_page_shows_its_pictures_by_gated_addresses_and_keeps_plain_ones(): void {
		$picture = $this->picture( $this->page );
		$plain   = home_url( $this->plain( $picture )[0] );
		$content = "<!-- wp:image {\"id\":{$picture}} --><figure class=\"wp-block-image\"><img src=\"{$plain}\" alt=\"\" class=\"wp-image-{$picture}\" /></figure><!-- /wp:image --><p><a href=\"{$plain}\">Large</a></p>";
		wp_update_post( array( 'ID' => $this->page, 'post_content' => $content ) );
		$this->settle();
		$html = Http::get( (string) get_permalink( $this->page ), $this->cookies( 'atoll_client' ) )->body;
		$main = (string) strstr( $html, '<main' );
		$this->assertStringNotContainsString( '/wp-content/uploads/2', $main );
		$this->assertStringContainsString( "atoll-file={$picture}/", $main );
		$this->assertStringContainsString( 'srcset="', $main );
		$this->actAs( 'editor' );
		$raw = $this->get( "/wp/v2/pages/{$this->page}", array( 'context' => 'edit' ) )->get_data()['content']['raw'];
		$this->assertStringContainsString( "atoll-file={$picture}/", $raw );
		wp_update_post( array( 'ID' => $this->page, 'post_content' => wp_slash( $raw ) ) );
		$this->assertSame( $content, get_post( $this->page )->post_content );
	}

	public function test_what_only_a_block_of_the_page_shows_is_kept_with_its_dark_version(): void {
		$picture = $this->picture( 0 );
		$dark    = $this->picture( 0 );
		update_post_meta( $picture, '_atoll_dark', $dark );
		wp_update_post( array( 'ID' => $this->page, 'post_content' => "<!-- wp:atoll/image {\"id\":{$picture},\"alt\":\"A house\"} /-->" ) );
		$this->settle();
		$this->assertTrue( KeptFiles::isKept( $picture ) );
		$this->assertTrue( KeptFiles::isKept( $dark ) );
	}

	public function test_what_a_public_page_shows_too_stays_public_and_the_editor_is_told(): void {
		$picture = $this->picture( $this->page );
		$public  = $this->add( "<!-- wp:image {\"id\":{$picture}} --><figure class=\"wp-block-image\"><img src=\"" . wp_get_attachment_url( $picture ) . '" alt=""/></figure><!-- /wp:image -->', array() );
		$this->settle();
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
		$this->actAs( 'editor' );
		$files = $this->get( '/s1t2/v1/public-files', array( 'page' => $this->page ) )->get_data()['files'];
		$this->assertSame( array( $picture ), array_column( $files, 'id' ) );
		$this->assertSame( array( 'A page' ), $files[0]['places'] );
		wp_update_post( array( 'ID' => $public, 'post_content' => '' ) );
		$this->settle();
		$this->assertSame( array( 404 ), $this->statuses( $this->plain( $picture ) ) );
	}

	public function test_the_files_go_back_when_the_page_becomes_public(): void {
		$picture = $this->picture( $this->page );
		$plain   = $this->plain( $picture );
		$this->settle();
		update_post_meta( $this->page, PageMeta::IS_PRIVATE, '0' );
		$this->settle();
		$this->assertSame( array( 200 ), $this->statuses( $plain ) );
		$this->assertSame( home_url( $plain[0] ), wp_get_attachment_url( $picture ) );
		$this->assertFalse( KeptFiles::isKept( $picture ) );
	}

	public function test_a_run_that_was_stopped_is_gone_on_with(): void {
		$picture = $this->picture( $this->page );
		$plain   = $this->plain( $picture );
		$this->settle();
		// As if stopped after the mark and some of the files.
		$kept = ( new KeptFiles( new Folder() ) );
		$path = $this->path( $picture );
		rename( $kept->private( $path ), $kept->public( $path ) );
		$this->assertSame( array( 200 ), $this->statuses( $this->gated( $picture ), $this->cookies( 'atoll_client' ) ) );
		$this->settle();
		$this->settle();
		$this->assertSame( array( 404 ), $this->statuses( $plain ) );
	}

	public function test_wordpress_edits_remakes_and_deletes_a_kept_picture(): void {
		$picture = $this->picture( $this->page );
		$this->settle();
		$file = (string) get_attached_file( $picture );
		$this->assertFileExists( $file );
		$this->assertStringStartsWith( wp_normalize_path( (string) ( new Folder() )->known() ), $file );
		$before = $this->path( $picture );
		wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $file ) );
		$this->assertSame( $before, $this->path( $picture ) );
		$this->assertSame( $before, wp_get_attachment_metadata( $picture )['file'] );
		$this->settle();
		$folder = dirname( $file );
		$stem   = pathinfo( $file, PATHINFO_FILENAME );
		wp_delete_attachment( $picture, true );
		$this->assertSame( array(), glob( "{$folder}/{$stem}*" ) );
	}

	public function test_no_upload_takes_the_name_of_a_kept_file(): void {
		$picture = $this->picture( $this->page );
		$this->settle();
		$again = wp_unique_filename( wp_upload_dir()['path'], wp_basename( $this->path( $picture ) ) );
		$this->assertNotSame( wp_basename( $this->path( $picture ) ), $again );
	}

	public function test_a_file_added_to_a_private_page_has_its_gated_address_at_once(): void {
		$this->assertStringContainsString( 'atoll-file=', (string) wp_get_attachment_url( $this->picture( $this->page ) ) );
	}

	public function test_saving_a_page_as_private_moves_its_files_in_the_same_request(): void {
		$page    = $this->add( '', array() );
		$picture = $this->picture( $page );
		$user    = $this->actAs( 'editor' );
		$cookie  = wp_generate_auth_cookie( $user, time() + 60, 'logged_in', \WP_Session_Tokens::get_instance( $user )->create( time() + 60 ) );
		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookie;
		$headers = array( 'Cookie: ' . LOGGED_IN_COOKIE . '=' . $cookie, 'X-WP-Nonce: ' . wp_create_nonce( 'wp_rest' ), 'Content-Type: application/json' );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		$this->assertSame( 200, Http::post( "/wp-json/wp/v2/pages/{$page}", '{"meta":{"' . PageMeta::IS_PRIVATE . '":true}}', $headers )->status );
		$this->assertSame( array( 404 ), $this->statuses( $this->plain( $picture ) ) );
		$this->assertSame( 200, Http::post( "/wp-json/wp/v2/pages/{$page}", '{"meta":{"' . PageMeta::IS_PRIVATE . '":false}}', $headers )->status );
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
	}

	public function test_without_the_plugin_files_are_where_wordpress_looks_for_them(): void {
		$picture = $this->picture( $this->page );
		$this->settle();
		$this->keeper()->deactivate();
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
		$this->assertFalse( KeptFiles::isKept( $picture ) );
	}

	public function test_a_plain_address_leads_those_who_may_see_it_on(): void {
		$picture = $this->picture( $this->page );
		$this->settle();
		$answer = Http::get( $this->plain( $picture )[0], $this->cookies( 'editor' ) );
		$this->assertSame( 302, $answer->status );
		$this->assertStringContainsString( "atoll-file={$picture}/", $answer->header( 'Location' ) );
	}

	/** Alone, since the plugin's other parts would leave more behind than this test takes back. */
	private function keeper(): Keeper {
		$private = new PrivatePosts( $GLOBALS['wpdb'] );
		$pages   = new PrivatePages( new PageMeta( $private ), $private );
		$kept    = new KeptFiles( new Folder() );
		$names   = new FileNames();
		$demands = new Demands( $pages, new Media(), $kept, $names, new PostTexts( $GLOBALS['wpdb'] ), static fn(): array => array() );
		return new Keeper( $pages, $demands, $kept, new Mover( $kept, $names ), new Lock( $GLOBALS['wpdb'], 'atoll_private_files_lock' ) );
	}

	private function settle(): void {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		do_action( Keeper::JOB );
		wp_set_current_user( $user );
	}

	/** @param array<string, string> $meta */
	private function add( string $content, array $meta ): int {
		return $this->made[] = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'A page', 'post_content' => $content, 'meta_input' => $meta ) );
	}

	private function picture( int $parent ): int {
		$image = imagecreatetruecolor( 700, 500 );
		for ( $i = 0; $i < 400; $i++ ) {
			imagefilledellipse( $image, random_int( 0, 700 ), random_int( 0, 500 ), 60, 60, random_int( 0, 0xFFFFFF ) );
		}
		ob_start();
		imagejpeg( $image );
		return $this->file( (string) ob_get_clean(), 'jpg', $parent );
	}

	private function file( string $bytes, string $ending, ?int $parent = null ): int {
		$made = wp_upload_bits( bin2hex( random_bytes( 4 ) ) . ".{$ending}", null, $bytes );
		$type = (string) wp_check_filetype( $made['file'] )['type'];
		$id   = $this->made[] = (int) wp_insert_attachment( array( 'post_title' => 'A file', 'post_mime_type' => $type ), $made['file'], $parent ?? $this->page );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $made['file'] ) );
		return $id;
	}

	private function path( int $attachment ): string {
		return (string) get_post_meta( $attachment, '_wp_attached_file', true );
	}

	/** @return list<string> */
	private function paths( int $attachment ): array {
		$sizes = wp_get_attachment_metadata( $attachment )['sizes'] ?? array();
		return array( $this->path( $attachment ), ...array_map( fn( array $size ): string => dirname( $this->path( $attachment ) ) . '/' . $size['file'], array_values( $sizes ) ) );
	}

	/** @return list<string> */
	private function plain( int $attachment ): array {
		return array_map( static fn( string $path ): string => "/wp-content/uploads/{$path}", $this->paths( $attachment ) );
	}

	/** @return list<string> */
	private function gated( int $attachment ): array {
		return array_map( static fn( string $path ): string => "/?atoll-file={$attachment}/{$path}", $this->paths( $attachment ) );
	}

	/**
	 * @param list<string>  $paths
	 * @param array<string> $headers
	 * @return list<int> Each status once.
	 */
	private function statuses( array $paths, array $headers = array() ): array {
		return array_values( array_unique( array_map( static fn( string $path ): int => Http::get( $path, $headers )->status, $paths ) ) );
	}

	/** @return array<string> Of a session of somebody with this role. */
	private function cookies( string $role ): array {
		return array( 'Cookie: ' . LOGGED_IN_COOKIE . '=' . wp_generate_auth_cookie( $this->user( $role ), time() + 60, 'logged_in' ) );
	}
}
