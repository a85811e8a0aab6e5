<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** Pictures and forms of the demonstration that the owner's pages, menus and settings use, when it goes. */
final class DemoUseTest extends DemoTestCase {

	private DemoMarkers $markers;

	protected function setUp(): void {
		parent::setUp();
		$this->markers = new DemoMarkers( new Transaction( $GLOBALS['wpdb'] ) );
	}

	/** @param string $content With places for the picture's number and its address. */
	#[TestWith( array( '<!-- wp:atoll/image {"id":%1$d,"alt":"A street"} /-->' ) )]
	#[TestWith( array( '<!-- wp:gallery {"ids":[1,%1$d]} --><figure></figure><!-- /wp:gallery -->' ) )]
	#[TestWith( array( '<!-- wp:media-text --><img src="/a.webp" alt="" class="wp-image-%1$d size-full"/><!-- /wp:media-text -->' ) )]
	#[TestWith( array( '<!-- wp:html --><img src="%2$s" alt=""><!-- /wp:html -->' ) )]
	public function test_a_picture_stays_wherever_a_page_shows_it( string $content ): void {
		$this->demo->installStep( 'pictures' );
		$used  = $this->markers->find( 'picture:street-day' );
		$night = $this->markers->find( 'picture:street-night' );
		$other = $this->markers->find( 'picture:share-day' );
		$page  = $this->draft( sprintf( $content, $used, wp_get_attachment_image_url( $used, 'atoll-640' ) ) );
		$this->demo->remove();
		$kept = array_map( static fn( int $post ): bool => null !== get_post( $post ), array( $used, $night, $other ) );
		array_map( static fn( int $post ) => wp_delete_post( $post, true ), array( $page, $used, $night ) );
		$this->assertSame( array( true, true, false ), $kept );
	}

	public function test_so_does_the_one_that_a_setting_names(): void {
		$this->demo->installStep( 'pictures' );
		$used = $this->markers->find( 'picture:street-day' );
		update_option( 'site_icon', $used );
		$this->demo->remove();
		$isKept = null !== get_post( $used );
		delete_option( 'site_icon' );
		array_map( static fn( int $post ) => wp_delete_post( $post, true ), array( $used, $used + 1, $used - 1 ) );
		$this->assertTrue( $isKept );
	}

	public function test_a_form_stays_that_the_header_or_a_menu_opens(): void {
		$this->demo->installStep( 'forms' );
		$forms   = Inside::get( FormRepository::class );
		$numbers = array_map(
			fn( string $name ): int => $forms->numberOf( $this->markers->find( "form:{$name}" ) ),
			array( 'enquiry', 'application' )
		);
		update_option(
			'atoll_header',
			array(
				'headerPrimary' => array(
					'headerCtas' => array( array( 'headerCtaHref' => 'form', 'headerCtaFormId' => $numbers[0] ) ),
				),
			)
		);
		$menu = wp_create_nav_menu( 'Ours' );
		wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-title'  => 'Apply',
				'menu-item-url'    => "#atoll-form-{$numbers[1]}",
				'menu-item-status' => 'publish',
			)
		);
		$this->demo->remove();
		$kept = array_map( static fn( int $number ): bool => null !== $forms->findAny( $number ), $numbers );
		delete_option( 'atoll_header' );
		wp_delete_nav_menu( $menu );
		array_map( Inside::get( FormWriter::class )->delete( ... ), $numbers );
		$this->assertSame( array( true, true ), $kept );
	}

	private function draft( string $content ): int {
		return (int) wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'page',
					'post_status'  => 'draft',
					'post_title'   => 'Ours',
					'post_content' => $content,
				)
			)
		);
	}
}
