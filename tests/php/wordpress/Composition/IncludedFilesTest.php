<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A request loads what it needs of us, and little else. */
final class IncludedFilesTest extends SiteTestCase {

	private const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	private const COUNTER = '/mu-plugins/atoll-included-files.php';
	private const NOTE    = '/atoll-included.json';

	/** Most of our files that a request may load. */
	private const FOREIGN    = 60;
	private const ROUTE      = 54;
	private const PAGE       = 88;
	private const FORM       = 139;
	private const QUERY      = 3;
	private const SUBMISSION = 217;

	/** Most of our callbacks on hooks of a page. */
	private const HOOKS = 279;

	/**
	 * Settings, the form, how often it was sent (where that is limited); START, the entry, its mail, COMMIT; that the
	 * mail was sent.
	 */
	private const STATEMENTS = 8;

	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( WP_CONTENT_DIR . self::COUNTER ) );
		copy( dirname( __DIR__ ) . '/Support/Plugins/included-files.php', WP_CONTENT_DIR . self::COUNTER );
	}

	protected function tearDown(): void {
		0 === $this->page || wp_delete_post( $this->page, true );
		unlink( WP_CONTENT_DIR . self::COUNTER );
		parent::tearDown();
	}

	public function test_what_is_not_ours(): void {
		$this->assertLoads( self::FOREIGN, '/wp-login.php' );
		$this->assertLoads( self::FOREIGN, '/wp-admin/admin-ajax.php?action=nobody' );
		$this->assertLoads( self::ROUTE, '/?rest_route=/wp/v2/types' );
	}

	public function test_no_editor_is_prepared_for_an_answer_that_draws_none(): void {
		$loaded = implode( "\n", $this->noteOf( '/wp-admin/admin-ajax.php?action=nobody' )['files'] );
		foreach ( array( 'BlockTexts', 'BlockEditorAssets', 'EditorChoices', 'AdminAreaRestriction' ) as $class ) {
			$this->assertStringNotContainsString( "/{$class}.php", $loaded );
		}
	}

	public function test_what_nobody_reads_is_not_translated(): void {
		$this->assertSame( 0, $this->noteOf( '/wp-login.php' )['texts'] );
		$this->assertSame( 0, $this->noteOf( '/?rest_route=/wp/v2/posts' )['texts'] );
		$this->assertGreaterThan(
			0,
			$this->noteOf( '/?rest_route=/wp/v2/types' )['texts'],
			'the list of types names ours'
		);
	}

	public function test_a_page_without_a_form(): void {
		$page = $this->plainPage();
		$this->assertLoads( self::PAGE, $page );
		// As in a link of an advertisement.
		$this->assertLoads( self::PAGE + self::QUERY, add_query_arg( 'utm_source', 'news', $page ) );
		$this->assertLessThanOrEqual( self::HOOKS, $this->noteOf( $page )['hooks'] );
	}

	private function plainPage(): string {
		$this->page = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Hello' )
				+ array( 'post_content' => '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' )
		);
		return (string) get_permalink( $this->page );
	}

	public function test_a_page_with_a_form(): void {
		$this->assertLoads( self::FORM, $this->page( $this->form() ) );
	}

	public function test_a_submission(): void {
		$asked = $this->assertLoads(
			self::SUBMISSION,
			"/?rest_route=/gf/v2/forms/{$this->form()}/submissions",
			self::ANSWERS
		);
		$this->assertLessThanOrEqual( self::STATEMENTS, count( $asked ), implode( "\n", $asked ) );
	}

	/**
	 * @param array<string, string>|null $post
	 * @return array<string> What it asked the database of us.
	 */
	private function assertLoads( int $most, string $path, ?array $post = null ): array {
		$noted  = $this->noteOf( $path, $post );
		$loaded = $noted['files'];
		$this->assertLessThanOrEqual(
			$most,
			count( $loaded ),
			"{$path} loads " . count( $loaded ) . ":\n" . implode( "\n", $loaded )
		);
		return array_filter(
			$noted['asked'],
			static fn( string $query ) => str_contains( $query, 'atoll' )
				|| 1 === preg_match( '/^(START|COMMIT|ROLLBACK)/', $query )
		);
	}

	/**
	 * @param array<string, string>|null $post
	 * @return array{files: list<string>, asked: list<string>, hooks: int, texts: int}
	 */
	private function noteOf( string $path, ?array $post = null ): array {
		$send = static fn() => null === $post
			? Http::get( $path, array( 'X-Atoll-Included: yes' ) )
			: Http::post( $path, http_build_query( $post ), array( 'X-Atoll-Included: yes' ) );
		$this->noted( $send ); // What is made once, such as a compiled form, is made now.
		$this->assertLessThan( 500, $this->noted( $send )->status );
		return json_decode( (string) file_get_contents( WP_CONTENT_DIR . self::NOTE ), true, 4, JSON_THROW_ON_ERROR );
	}

	/**
	 * @param \Closure(): HttpAnswer $send
	 * @return HttpAnswer Once it has noted what it did, which may be after its answer.
	 */
	private function noted( \Closure $send ): HttpAnswer {
		$note = WP_CONTENT_DIR . self::NOTE;
		is_file( $note ) && unlink( $note );
		$answer = $send();
		for ( $waited = 0; $waited < 100 && ! is_file( $note ); $waited++ ) {
			usleep( 50_000 );
		}
		return $answer;
	}
}
