<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Site\Images\PictureSources;
use Atoll\Tests\WordPress\Support\Inside;

/** What someone changed of the demonstration stays when it is taken away. */
final class ChangedDemoTest extends DemoTestCase {

	public function test_a_page_that_someone_changed_stays_with_its_pictures_and_its_form(): void {
		$left = $this->leftOfChanged();
		$this->assertSame( array( 'Refinancing' ), $left['kept'] );
		$this->assertStringContainsString( 'Ours.', $left['page'] );
		$this->assertSame( array( true, true, true ), array( $left['picture'], $left['night'], $left['form'] ) );
		$this->assertNull( $left['about'] );
	}

	public function test_a_setting_that_someone_changed_stays(): void {
		$this->assertSame( 'Our brokerage', $this->leftOfChanged()['name'] );
	}

	public function test_a_menu_keeps_the_entries_that_someone_added(): void {
		$this->assertSame( array( 'Ours' ), $this->leftOfChanged()['menu'] );
	}

	/** It was nearly 7,000 when each post's meta was looked up before it was written. */
	public function test_making_it_asks_the_database_no_more_than_it_must(): void {
		$this->assertLessThan( 4800, $this->leftOfChanged()['queries'] );
	}

	/**
	 * Changes a page, a setting and a menu, and takes the demonstration away: once for all tests, as it takes long.
	 *
	 * @return array<string, mixed> What is left.
	 */
	private function leftOfChanged(): array {
		static $left = array();
		if ( array() !== $left ) {
			return $left;
		}
		$before = $GLOBALS['wpdb']->num_queries;
		$this->demo->install();
		$queries = $GLOBALS['wpdb']->num_queries - $before;
		$page    = get_page_by_path( 'services/refinancing' );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $page->ID,
					'post_content' => $page->post_content . '<!-- wp:paragraph --><p>Ours.</p><!-- /wp:paragraph -->',
				)
			)
		);
		preg_match( '/wp-image-(\d+)"/', $page->post_content, $picture );
		preg_match( '/"formId":(\d+)/', $page->post_content, $form );
		update_option( 'blogname', 'Our brokerage' );
		$menu = get_nav_menu_locations()['secondary'];
		wp_update_nav_menu_item(
			$menu,
			0,
			array( 'menu-item-title' => 'Ours', 'menu-item-url' => '/ours/', 'menu-item-status' => 'publish' )
		);

		$kept = $this->demo->remove();
		$left = array(
			'queries' => $queries,
			'kept'    => $kept,
			'page'    => get_post( $page->ID )->post_content,
			'picture' => null !== get_post( (int) $picture[1] ),
			'night'   => is_file(
				(string) get_attached_file( (int) get_post_meta( (int) $picture[1], PictureSources::DARK, true ) )
			),
			'form'    => null !== Inside::get( FormRepository::class )->find( (int) $form[1] ),
			'about'   => get_page_by_path( 'about' ),
			'name'    => get_option( 'blogname' ),
			'menu'    => wp_list_pluck( wp_get_nav_menu_items( $menu ) ?: array(), 'title' ),
		);
		return $left;
	}
}
