<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\ImportExport;

use Atoll\Forms\Definitions\Posts\FormCompilation;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Notifications\NotificationMeta;
use Atoll\Site\Notifications\NotificationTargets;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What comes by WordPress' importer, and names pages and pictures by the numbers that they had elsewhere. */
final class ImportedReferencesTest extends SiteTestCase {

	/** Numbers of the other site. */
	private const PAGE    = 900001;
	private const PICTURE = 900002;
	private const OTHER   = 900003;

	/** @var list<int> */
	private array $made = array();

	protected function tearDown(): void {
		array_map( static fn( int $post ) => wp_delete_post( $post, true ), $this->made );
		parent::tearDown();
	}

	public function test_a_confirmation_leads_to_the_page_that_came_with_the_form(): void {
		$number = $this->form( 'enquiry', array( 'confirmations' => array( $this->confirmation() ) ) );
		$store  = Inside::get( FormRepository::class );
		$source = get_post_meta( $store->findAny( $number )->postId, FormSource::SETTINGS, true );
		$this->assertStringContainsString( (string) self::PAGE, $source );

		$form = $this->item( 'atoll_form', 1, array( FormSource::SETTINGS => $source ) );
		$page = $this->item( 'page', self::PAGE );
		do_action( 'import_end' );
		foreach ( $GLOBALS['wp_filter']['shutdown']->callbacks[ FormCompilation::LATE ] ?? array() as $callback ) {
			( $callback['function'] )();
		}

		$confirmations = $store->findAny( $store->numberOf( $form ) )->form->confirmations();
		$this->assertEquals( array( $page ), array_column( $confirmations, 'pageId' ) );
		$this->expectOutputString( '' );
	}

	public function test_a_site_notice_shows_on_the_pages_that_came_with_it(): void {
		$targets = array( 'mode' => NotificationTargets::ONLY, 'pages' => array( self::PAGE ) );
		$notice  = $this->item( 'atoll_notification', 1, array( NotificationMeta::TARGETS => $targets ) );
		$page    = $this->item( 'page', self::PAGE );
		do_action( 'import_end' );
		$this->assertSame( array( $page ), ( new NotificationMeta() )->targets( $notice )->pages );
	}

	public function test_a_picture_keeps_its_dark_version(): void {
		$light = $this->item( 'attachment', 1, array( PictureSources::DARK => (string) self::PICTURE ) );
		$dark  = $this->item( 'attachment', self::PICTURE );
		do_action( 'import_end' );
		$this->assertEquals( $dark, get_post_meta( $light, PictureSources::DARK, true ) );
	}

	public function test_the_importer_says_what_was_not_imported_and_leaves_posts_of_before_alone(): void {
		$targets = array( 'mode' => NotificationTargets::ONLY, 'pages' => array( self::PAGE ) );
		$notice  = $this->item( 'atoll_notification', 1, array( NotificationMeta::TARGETS => $targets ) );
		$before  = $this->item( 'attachment', 2 );
		apply_filters( 'wp_import_existing_post', $before, array() );
		$this->store( $before, array( PictureSources::DARK => (string) self::OTHER ) );
		$this->item( 'attachment', self::OTHER );
		do_action( 'import_end' );
		$this->assertSame( array( self::PAGE ), ( new NotificationMeta() )->targets( $notice )->pages );
		$this->assertEquals( self::OTHER, get_post_meta( $before, PictureSources::DARK, true ) );
		$this->expectOutputString(
			'<p>“Imported” refers to a page or picture that was not in the file (number ' . self::PAGE
				. ' on the other site). Open “Imported” and choose again.</p>'
		);
	}

	/** @return array<string, mixed> */
	private function confirmation(): array {
		return array(
			'id'        => 'thanks',
			'name'      => 'Thanks',
			'isDefault' => true,
			'type'      => 'page',
			'pageId'    => self::PAGE,
		);
	}

	/**
	 * What the importer (WordPress Importer 0.9, class-wp-import.php, process_posts) does with an item.
	 *
	 * @param int                  $number On the other site.
	 * @param array<string, mixed> $meta
	 */
	private function item( string $type, int $number, array $meta = array() ): int {
		$post = wp_insert_post(
			array(
				'post_type'   => $type,
				'post_status' => 'attachment' === $type ? 'inherit' : 'publish',
				'post_title'  => 'Imported',
			)
		);
		$this->assertIsInt( $post );
		$this->made[] = $post;
		apply_filters( 'wp_import_post_meta', array(), $post, array( 'post_id' => (string) $number ) );
		$this->store( $post, $meta );
		return $post;
	}

	/** @param array<string, mixed> $meta */
	private function store( int $post, array $meta ): void {
		foreach ( $meta as $key => $value ) {
			add_post_meta( $post, $key, is_string( $value ) ? wp_slash( $value ) : $value );
			do_action( 'import_post_meta', $post, $key, $value );
		}
	}
}
