<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Platform\LazyAssets;
use Atoll\Platform\PluginPaths;
use Atoll\Site\Blocks\BlockEditorAssets;
use Atoll\Site\Blocks\BlockRegistration;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Our way to register blocks leaves nothing out that WordPress' own does. */
final class BlockRegistrationTest extends SiteTestCase {

	private PluginPaths $paths;

	protected function setUp(): void {
		parent::setUp();
		$this->paths = new PluginPaths( dirname( __DIR__, 5 ) . '/plugin/atoll.php' );
	}

	public function test_each_block_is_as_wordpress_would_have_it(): void {
		$ours = $this->registered( $this->register( ... ) );
		$core = $this->registered( $this->registerByWordPress( ... ) );

		self::assertNotSame( array(), $ours );
		self::assertEquals( $core, $ours );
	}

	public function test_its_texts_are_translated(): void {
		add_filter( 'gettext_with_context_atoll', 'strtoupper' );
		$ours = $this->registered( $this->register( ... ) );
		$core = $this->registered( $this->registerByWordPress( ... ) );
		remove_filter( 'gettext_with_context_atoll', 'strtoupper' );

		self::assertSame( 'CALCULATOR', $ours['calculator']['type']['title'] );
		self::assertEquals( $core, $ours );
	}

	public function test_others_may_change_metadata_and_settings(): void {
		$renamed = static fn( array $metadata ): array => array( 'title' => 'Renamed' ) + $metadata;
		$hidden  = static fn( array $settings ): array => array( 'category' => 'hidden' ) + $settings;
		add_filter( 'block_type_metadata', $renamed );
		$first = $this->registered( $this->register( ... ) );
		remove_filter( 'block_type_metadata', $renamed );
		add_filter( 'block_type_metadata_settings', $hidden );
		$second = $this->registered( $this->register( ... ) );
		remove_filter( 'block_type_metadata_settings', $hidden );

		self::assertSame( 'Renamed', $first['form']['type']['title'] );
		self::assertSame( 'hidden', $second['form']['type']['category'] );
	}

	public function test_the_login_screen_gets_them_with_the_first_block_that_somebody_renders_there(): void {
		$before   = $GLOBALS['pagenow'];
		$registry = \WP_Block_Type_Registry::get_instance();
		$results  = array();
		$this->registered(
			function () use ( $registry, &$results ): void {
				$GLOBALS['pagenow'] = 'wp-login.php';
				$this->register();
				$results[] = $registry->is_registered( 'atoll/form' );
				$results[] = do_blocks( '<!-- wp:atoll/form /-->x' );
				$results[] = $registry->is_registered( 'atoll/form' );
			}
		);
		$GLOBALS['pagenow'] = $before;

		self::assertSame( array( false, 'x', true ), $results );
	}

	private function register(): void {
		$assets = new BlockEditorAssets( $this->paths, new LazyAssets() );
		$assets->add();
		( new BlockRegistration( $this->paths, static fn() => $assets ) )->register(
			array_fill_keys( $this->folders(), array() )
		);
	}

	private function registerByWordPress(): void {
		foreach ( $this->folders() as $folder ) {
			register_block_type_from_metadata( $this->paths->plugin( "build/blocks/$folder" ) );
		}
	}

	/**
	 * @param \Closure(): void $register
	 * @return array<string, array{type: array<string, mixed>, assets: list<mixed>}> By folder.
	 */
	private function registered( \Closure $register ): array {
		$registry  = \WP_Block_Type_Registry::get_instance();
		$originals = array_filter( array_map( $registry->get_registered( ... ), $this->names() ) );
		array_map( $registry->unregister( ... ), array_keys( array_column( $originals, null, 'name' ) ) );
		array_map( wp_deregister_script( ... ), $this->handles( 'editorScript' ) );
		array_map( wp_deregister_style( ... ), $this->handles( 'editorStyle' ) );
		$register();
		$found = array();
		foreach ( $this->names() as $folder => $name ) {
			$type             = $registry->unregister( $name );
			$found[ $folder ] = array(
				'type'   => get_object_vars( (object) $type ),
				'assets' => $this->assets( $name ),
			);
			// Two closures are never the same.
			$found[ $folder ]['type']['render_callback'] = is_callable( $found[ $folder ]['type']['render_callback'] );
		}
		array_map( $registry->register( ... ), array_values( $originals ) );
		return $found;
	}

	/** @return list<mixed> */
	private function assets( string $name ): array {
		$script = clone wp_scripts()->registered[ generate_block_asset_handle( $name, 'editorScript' ) ];
		$style  = wp_styles()->registered[ generate_block_asset_handle( $name, 'editorStyle' ) ] ?? null;
		return array( $script, null === $style ? null : clone $style );
	}

	/** @return list<string> */
	private function folders(): array {
		return array_keys( $this->names() );
	}

	/** @return array<string, string> Of all blocks, by folder. */
	private function names(): array {
		return array_map(
			strval( ... ),
			array_map(
				static fn( array $block ): mixed => $block['name'],
				require $this->paths->plugin( 'build/blocks-manifest.php' )
			)
		);
	}

	/** @return list<string> */
	private function handles( string $field ): array {
		return array_values(
			array_map(
				static fn( string $name ): string => generate_block_asset_handle( $name, $field ),
				$this->names()
			)
		);
	}
}
