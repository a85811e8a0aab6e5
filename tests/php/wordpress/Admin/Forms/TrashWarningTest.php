<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Forms;

use Atoll\Admin\Forms\TrashWarning;
use Atoll\Composition\Product;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\PluginPaths;
use Atoll\Tests\WordPress\Forms\Definitions\BuilderTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** Before a form goes to the trash, whoever moves it hears what of the site uses it. */
final class TrashWarningTest extends BuilderTestCase {

	/** @var list<int> */
	private array $made = array();

	protected function tearDown(): void {
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $this->made );
		wp_delete_nav_menu( 'Offers' );
		delete_option( 'atoll_header' );
		parent::tearDown();
	}

	public function test_everything_that_shows_a_form_or_leads_to_it_is_named(): void {
		$this->actAs( 'administrator' );
		$form   = $this->draft( self::NAME_FIELD, 'publish' );
		$number = Inside::get( FormRepository::class )->numberOf( $form );
		$this->make( 'Shown', "<!-- wp:atoll/form {\"formId\":{$number}} /-->" );
		$this->make( 'Called', "<!-- wp:group --><div><!-- wp:atoll/cta {\"kind\":\"form\",\"formId\":{$number},\"label\":\"Ask\"} /--></div><!-- /wp:group -->" );
		$this->make( 'Linked', "<p><a href=\"/contact/#atoll-form-{$number}\">Ask</a></p>" );
		$this->make( 'Another form', "<p><a href=\"/contact/#atoll-form-{$number}0\">Ask</a></p>" );
		$menu = wp_create_nav_menu( 'Offers' );
		self::assertIsInt( $menu );
		wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-type'   => 'custom',
				'menu-item-title'  => 'Ask',
				'menu-item-url'    => "/contact/#atoll-form-{$number}",
				'menu-item-status' => 'publish',
			)
		);
		$call = array(
			'headerCtaToggle'      => true,
			'headerCtaHref'        => 'form',
			'headerCtaFormId'      => $number,
			'headerCtaOptionLabel' => 'Ask',
			'headerCtaLink'        => '/contact/',
		);
		update_option( 'atoll_header', array( 'headerSecondary' => array( 'headerCtas' => array( $call ) ) ) );

		self::assertSame(
			array(
				'“Shown” shows it',
				'“Called” leads to it',
				'“Linked” leads to it',
				'the menu “Offers” leads to it',
				'the header leads to it',
			),
			$this->uses( $form )
		);
		$html = $this->question()->html( array( 'post' => (string) $form, 'action' => 'trash', '_wpnonce' => 'abc' ) );
		self::assertStringContainsString( '<input type="hidden" name="_wpnonce" value="abc">', $html );
		self::assertStringContainsString( '“Shown” shows it; ', $this->question()->sentence( get_post( $form ) ) );
	}

	public function test_what_leads_to_it_from_around_pages_or_by_a_synced_pattern_is_named(): void {
		$this->actAs( 'administrator' );
		$form    = $this->draft( self::NAME_FIELD, 'publish' );
		$number  = Inside::get( FormRepository::class )->numberOf( $form );
		$call    = "<!-- wp:atoll/cta {\"kind\":\"form\",\"formId\":{$number},\"label\":\"Ask\"} /-->";
		$inner   = $this->make( 'A button', $call, 'wp_block' );
		$outer   = $this->make( 'Several', "<!-- wp:block {\"ref\":{$inner}} /-->", 'wp_block' );
		$pattern = "<!-- wp:block {\"ref\":{$outer}} /-->";
		$this->make( 'Called', $pattern );
		$this->make( 'Rates fall', $call, 'atoll_notification' );
		$this->make( 'Main menu', '<!-- wp:navigation-link {"label":"Ask","url":"\/contact\/#atoll-form-' . $number . '"} /-->', 'wp_navigation' );
		foreach ( array( 'Footer' => get_stylesheet(), 'Footer of another theme' => 'another' ) as $title => $theme ) {
			wp_set_object_terms( $this->make( $title, $pattern, 'wp_template_part' ), $theme, 'wp_theme' );
		}

		self::assertSame(
			array(
				'“Called” leads to it',
				'“Rates fall” (Site notice) uses it',
				'“Main menu” (Navigation Menu) uses it',
				'“Footer” (Template Part) uses it',
			),
			$this->uses( $form )
		);
	}

	public function test_of_several_forms_those_are_named_that_are_used(): void {
		$this->actAs( 'editor' );
		$used = $this->draft( self::NAME_FIELD, 'publish' );
		$idle = $this->draft( self::NAME_FIELD, 'publish' );
		$this->make( 'Shown', '[atoll_form id="' . Inside::get( FormRepository::class )->numberOf( $used ) . '"]' );

		$html = $this->question()->html(
			array( 'post' => array( (string) $idle, (string) $used ), 'action' => 'trash' )
		);
		self::assertSame( 1, substr_count( $html, '<h2>' ) );
		self::assertStringContainsString( '“Shown” shows it', $html );
		self::assertStringContainsString( '<input type="hidden" name="post[1]" value="' . $used . '">', $html );
		self::assertSame( '', $this->question()->html( array( 'post' => array( (string) $idle ) ) ) );
		self::assertSame( '', $this->question()->sentence( get_post( $idle ) ) );
	}

	public function test_who_may_not_delete_forms_is_told_nothing_of_them(): void {
		$this->actAs( 'editor' );
		$used = $this->draft( self::NAME_FIELD, 'publish' );
		$this->make( 'Shown', '[atoll_form id="' . Inside::get( FormRepository::class )->numberOf( $used ) . '"]' );
		$this->actAs( 'author' );

		self::assertSame( '', $this->question()->html( array( 'post' => (string) $used ) ) );
	}

	private function question(): TrashWarning {
		return ( new Product( new PluginPaths( WP_PLUGIN_DIR . '/atoll/atoll.php' ) ) )->services->get(
			TrashWarning::class
		);
	}

	/** @return list<string> What the warning lists. */
	private function uses( int $form ): array {
		$html = $this->question()->html( array( 'post' => (string) $form, 'action' => 'trash' ) );
		preg_match_all( '~<li>(.*?)</li>~', $html, $items );
		return array_map( wp_strip_all_tags( ... ), $items[1] );
	}

	private function make( string $title, string $content, string $type = 'page' ): int {
		$id = (int) wp_insert_post(
			wp_slash(
				array(
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => $title,
					'post_content' => $content,
				)
			)
		);
		$this->made[] = $id;
		return $id;
	}
}
