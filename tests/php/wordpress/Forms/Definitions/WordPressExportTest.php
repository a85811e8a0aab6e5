<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Definitions;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Inside;

/** A site that moves by WordPress' own export (Tools → Export) and its importer. */
final class WordPressExportTest extends BuilderTestCase {

	private int $number;

	/** @var array<string, mixed> A form's item of the file, as the importer's parser gives it. */
	private array $item;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form( 'logic' );
		$this->item   = self::item( $this->exportFile(), $this->number );
	}

	public function test_a_form_keeps_its_number_and_what_it_does(): void {
		$store  = Inside::get( FormRepository::class );
		$before = $store->findAny( $this->number )?->form?->definition();
		Inside::get( FormWriter::class )->delete( $this->number );
		$this->draft();

		$post = $this->import();

		self::assertSame( $this->number, $store->numberOf( $post ) );
		self::assertSame(
			array_diff_key( (array) $before, array( 'template' => 1, 'version' => 1 ) ),
			array_diff_key(
				(array) $store->findAny( $this->number )?->form?->definition(),
				array( 'template' => 1, 'version' => 1 )
			)
		);
		$this->expectOutputString( '' );
	}

	public function test_a_form_that_never_had_settings_keeps_its_number_too(): void {
		$number = Inside::get( FormRepository::class )->numberOf( $this->draft( self::NAME_FIELD, 'publish' ) );

		self::assertSame( 'Enquiry', self::item( $this->exportFile(), $number )['post_title'] );
	}

	public function test_its_next_field_gets_the_id_that_it_would_have_got_there(): void {
		foreach ( $this->item['postmeta'] as $place => $meta ) {
			$this->item['postmeta'][ $place ]['value'] = 'atoll_next_field_id' === $meta['key'] ? '77' : $meta['value'];
		}

		$post = $this->import();

		self::assertSame( array( '77' ), get_post_meta( $post, 'atoll_next_field_id' ) );
		self::assertSame( '', get_post_meta( $post, 'atoll_form_number', true ) );
		$this->expectOutputRegex( '/has number/' );
	}

	public function test_the_tab_that_gave_its_ids_is_left_behind(): void {
		$post = $this->draft( self::NAME_FIELD, 'publish' );
		update_post_meta( $post, 'atoll_field_ids_given', array( 'tab' => 'a', 'from' => 1 ) );
		$item = self::item( $this->exportFile(), Inside::get( FormRepository::class )->numberOf( $post ) );

		self::assertNotContains( 'atoll_field_ids_given', array_column( $item['postmeta'], 'key' ) );
	}

	public function test_where_the_number_is_taken_the_importer_says_which_one_it_has(): void {
		$post   = $this->import();
		$number = Inside::get( FormRepository::class )->numberOf( $post );

		self::assertNotSame( $this->number, $number );
		$this->expectOutputString(
			"<p>The form “{$this->item['post_title']}” has number {$number} here, since another form has number"
				. " {$this->number}. Where pages from the other site show form {$this->number}, choose this one again.</p>"
		);
	}

	private function exportFile(): string {
		return Browser::of( $this->user( 'administrator' ) )
			->get( '/wp-admin/export.php?download=true&content=' . FormPostType::NAME )->body;
	}

	/** @return array<string, mixed> */
	private static function item( string $file, int $number ): array {
		$xml = simplexml_load_string( $file );
		self::assertNotFalse( $xml, substr( $file, 0, 500 ) );
		foreach ( $xml->channel->item as $item ) {
			$wp   = $item->children( 'wp', true );
			$meta = array();
			foreach ( $wp->postmeta as $value ) {
				$meta[] = array( 'key' => (string) $value->meta_key, 'value' => (string) $value->meta_value );
			}
			if ( in_array( array( 'key' => 'atoll_form_number', 'value' => (string) $number ), $meta, true ) ) {
				return array(
					'post_title'   => (string) $item->title,
					'post_content' => (string) $item->children( 'content', true )->encoded,
					'post_status'  => (string) $wp->status,
					'post_type'    => (string) $wp->post_type,
					'postmeta'     => $meta,
				);
			}
		}
		self::fail( "The file has no form {$number}." );
	}

	/** What the importer (WordPress Importer 0.9, class-wp-import.php, process_posts) does with an item. */
	private function import(): int {
		$item = apply_filters( 'wp_import_post_data_raw', $this->item );
		$post = wp_insert_post( wp_slash( array_diff_key( $item, array( 'postmeta' => 1 ) ) ) );
		self::assertIsInt( $post );
		foreach ( apply_filters( 'wp_import_post_meta', $item['postmeta'], $post, $item ) as $meta ) {
			add_post_meta( $post, wp_slash( $meta['key'] ), wp_slash( $meta['value'] ) );
		}
		self::endRequest();
		return $post;
	}
}
