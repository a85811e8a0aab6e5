<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Gravity\Embeds\GravityEmbeds;
use Atoll\Platform\LazyAssets;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Site\Blocks\BlockEditorAssets;
use Atoll\Site\Blocks\BlockRegistration;
use Atoll\Site\Blocks\BlocksOnDemand;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Types of block that wait are there whenever one of them is rendered. */
final class BlocksOnDemandTest extends SiteTestCase {

	private const FORM = '<!-- wp:atoll/form {"formId":1} /-->';

	/** @var list<string> Folders, in the order in which they were asked for. */
	private array $registered = array();

	/** Where what waits listens. */
	private const HOOKS = array(
		'wp',
		'pre_render_block',
		'block_core_navigation_render_inner_blocks',
		'rest_pre_dispatch',
	);

	/** @var array<string, ?\WP_Hook> */
	private array $hooks = array();

	/** @var list<\WP_Block_Type> */
	private array $originals = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::HOOKS as $hook ) {
			$this->hooks[ $hook ] = isset( $GLOBALS['wp_filter'][ $hook ] )
				? clone $GLOBALS['wp_filter'][ $hook ]
				: null;
		}
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( array( 'atoll/form', 'atoll/cta', 'gravityforms/form' ) as $name ) {
			$this->originals = array_values(
				array_filter( array( ...$this->originals, $registry->get_registered( $name ) ) )
			);
			$registry->is_registered( $name ) && $registry->unregister( $name );
		}
		update_option( BlocksOnDemand::OPTION, array() );
	}

	protected function tearDown(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( array( 'atoll/form', 'atoll/cta', 'gravityforms/form' ) as $name ) {
			$registry->is_registered( $name ) && $registry->unregister( $name );
		}
		array_map( $registry->register( ... ), $this->originals );
		delete_option( BlocksOnDemand::OPTION );
		$GLOBALS['wp_filter'] = array_filter( array_merge( $GLOBALS['wp_filter'], $this->hooks ) );
		parent::tearDown();
	}

	public function test_nothing_is_registered_for_other_blocks(): void {
		$this->wait();
		self::assertStringContainsString(
			'>x</p>',
			do_blocks( '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' )
		);
		self::assertSame( array(), $this->registered );
	}

	public function test_a_block_is_registered_before_it_is_rendered(): void {
		$this->wait();
		self::assertSame( '[form]', do_blocks( self::FORM ) );
		self::assertSame( array( 'form' ), $this->registered );
	}

	public function test_a_block_in_others_too(): void {
		$this->wait();
		$html = do_blocks( '<!-- wp:group --><div class="wp-block-group"><!-- wp:group --><div class="wp-block-group">' . self::FORM . '</div><!-- /wp:group --></div><!-- /wp:group -->' );
		self::assertStringContainsString( '[form]', $html );
	}

	public function test_a_block_among_a_menus_entries_too(): void {
		$this->wait();
		$menu = (int) wp_insert_post(
			array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_content' => self::FORM )
		);
		$html = do_blocks( '<!-- wp:navigation {"ref":' . $menu . '} /-->' );
		wp_delete_post( $menu, true );
		self::assertStringContainsString( '[form]', $html );
	}

	public function test_what_the_asked_text_names_is_registered_at_once(): void {
		$this->wait();
		$this->arrive( self::FORM . '<!-- wp:gravityforms/form {"formId":"1"} /-->' );
		self::assertSame( array( 'form', 'gravity-form' ), $this->registered );
		self::assertSame( array(), get_option( BlocksOnDemand::OPTION ) );
	}

	public function test_a_registered_type_has_the_attributes_of_its_supports(): void {
		$this->wait();
		$this->arrive( self::FORM );
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'atoll/form' );
		self::assertArrayHasKey( 'align', (array) $type?->attributes );
	}

	public function test_what_a_template_shows_is_remembered(): void {
		$this->wait();
		$this->arrive( '' );
		do_blocks( self::FORM );
		self::assertSame( array( 'list' => array( 'atoll/form' ) ), get_option( BlocksOnDemand::OPTION ) );
	}

	public function test_what_a_template_showed_is_registered_at_once_on_pages_of_its_kind_alone(): void {
		update_option(
			BlocksOnDemand::OPTION,
			array( 'list' => array( 'atoll/form' ), 'page:' => array( 'atoll/cta' ) )
		);
		$this->wait();
		self::assertSame( array(), $this->registered );
		$this->arrive( '' );
		self::assertSame( array( 'form' ), $this->registered );
	}

	public function test_all_are_registered_where_wordpress_prints_the_style_sheets_of_all(): void {
		add_filter( 'should_load_block_assets_on_demand', '__return_false', 99 );
		$this->wait();
		$this->arrive( '' );
		remove_filter( 'should_load_block_assets_on_demand', '__return_false', 99 );
		self::assertSame( array( 'form', 'cta', 'gravity-form' ), $this->registered );
	}

	public function test_all_are_registered_for_whoever_has_logged_in_by_a_route(): void {
		$this->wait();
		rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/types' ) );
		self::assertSame( array(), $this->registered );
		wp_set_current_user( 1 );
		rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/block-types' ) );
		wp_set_current_user( 0 );
		self::assertSame( array( 'form', 'cta', 'gravity-form' ), $this->registered );
	}

	public function test_gravity_forms_block_turns_up_under_its_own_name(): void {
		$before   = array( $GLOBALS['pagenow'], $GLOBALS['shortcode_tags'] );
		$registry = \WP_Block_Type_Registry::get_instance();
		$paths    = new PluginPaths( dirname( __DIR__, 5 ) . '/plugin/atoll.php' );
		$blocks   = new BlockRegistration( $paths, static fn() => new BlockEditorAssets( $paths, new LazyAssets() ) );

		$GLOBALS['pagenow'] = 'wp-login.php'; // Where types wait.
		( new GravityEmbeds( static fn() => throw new \LogicException(), new RestNamespaces(), $blocks ) )->add();
		$isRegistered = array( $registry->is_registered( 'gravityforms/form' ) );
		apply_filters( 'pre_render_block', null, array( 'blockName' => 'gravityforms/form' ), null );
		$isRegistered[] = $registry->is_registered( 'gravityforms/form' );
		list( $GLOBALS['pagenow'], $GLOBALS['shortcode_tags'] ) = $before;

		self::assertSame( array( false, true ), $isRegistered );
	}

	private function wait(): void {
		$register = function ( array $blocks ): void {
			foreach ( $blocks as $folder => $arguments ) {
				$this->registered[] = (string) $folder;
				register_block_type(
					$arguments['name'] ?? "atoll/$folder",
					array(
						'supports'        => array( 'align' => true ),
						'render_callback' => static fn(): string => "[$folder]",
					)
				);
			}
		};
		( new BlocksOnDemand( $register ) )->add(
			array( 'form' => array(), 'cta' => array(), 'gravity-form' => array( 'name' => 'gravityforms/form' ) )
		);
	}

	/** As WordPress does when it has found what was asked for. */
	private function arrive( string $text ): void {
		$before                     = $GLOBALS['wp_query']->posts ?? null;
		$GLOBALS['wp_query']->posts = array( new \WP_Post( (object) array( 'ID' => 1, 'post_content' => $text ) ) );
		add_filter( 'should_load_block_assets_on_demand', '__return_true', 50 );
		do_action( 'wp' );
		remove_filter( 'should_load_block_assets_on_demand', '__return_true', 50 );
		$GLOBALS['wp_query']->posts = $before;
	}
}
