<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;

/** Pictures and forms of the demonstration that the owner's pages, menus and settings use, when it goes. */
final class DemoUseTest extends DemoTestCase {

	/** Of different pictures, with places for the number and the address. */
	private const SHOWN = array(
		'banksia'    => '<!-- wp:atoll/image {"id":%1$d,"alt":"A street"} /-->',
		'coast'      => '<!-- wp:gallery {"ids":[1,%1$d]} --><figure></figure><!-- /wp:gallery -->',
		'commercial' => '<!-- wp:media-text --><img src="/a.webp" alt="" class="wp-image-%1$d size-full"/><!-- /wp:media-text -->',
		'street'     => '<!-- wp:html --><img src="%2$s" alt=""><!-- /wp:html -->',
	);

	private DemoMarkers $markers;

	protected function setUp(): void {
		parent::setUp();
		$this->markers = new DemoMarkers( new Transaction( $GLOBALS['wpdb'] ) );
	}

	public function test_a_picture_stays_wherever_a_page_shows_it(): void {
		$this->demo->installStep( 'pictures' );
		$used = array();
		foreach ( self::SHOWN as $name => $content ) {
			$day  = $this->markers->find( "picture:{$name}-day" );
			$used = array( ...$used, $day, $this->markers->find( "picture:{$name}-night" ) );
			$this->draft( sprintf( $content, $day, wp_get_attachment_image_url( $day, 'atoll-640' ) ) );
		}
		$other = $this->markers->find( 'picture:share-day' );
		$this->assertNotContains( 0, array( ...$used, $other ) );
		$this->demo->remove();
		$this->assertNotContains( null, array_map( get_post( ... ), $used ) );
		$this->assertNull( get_post( $other ) );
	}

	public function test_so_does_the_one_that_a_setting_names(): void {
		$this->demo->installStep( 'pictures' );
		$used = $this->markers->find( 'picture:street-day' );
		update_option( 'site_icon', $used );
		$this->demo->remove();
		$this->assertNotNull( get_post( $used ) );
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
		$this->assertSame( array( true, true ), $kept );
	}

	private function draft( string $content ): void {
		wp_insert_post(
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
