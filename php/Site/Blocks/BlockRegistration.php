<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Services\Lazy;

/**
 * Registers the blocks of plugin/build/blocks exactly as register_block_type_from_metadata() does, but from the list
 * made by the build, without its hundreds of file checks. WordPress registers them if another plugin filters metadata.
 *
 * @phpstan-import-type Arguments from BlocksOnDemand
 */
final class BlockRegistration {

	/** File with the dependencies and versions of the editor scripts, written by webpack. */
	public const SCRIPT_ASSETS = 'build/blocks/assets.php';

	private const MANIFEST = 'build/blocks-manifest.php';

	/** The value by which block.json refers to the block's own style sheet. */
	public const OWN_STYLE = 'file:./index.css';

	/** The keys of block.json that our blocks use, and the names of WordPress' properties for them. */
	private const PROPERTIES = array(
		'apiVersion'    => 'api_version',
		'name'          => 'name',
		'title'         => 'title',
		'category'      => 'category',
		'parent'        => 'parent',
		'description'   => 'description',
		'keywords'      => 'keywords',
		'attributes'    => 'attributes',
		'usesContext'   => 'uses_context',
		'supports'      => 'supports',
		'example'       => 'example',
		'allowedBlocks' => 'allowed_blocks',
	);

	private const STYLES = array( 'editorStyle' => 'editor_style_handles', 'style' => 'style_handles' );

	/** WordPress' own filters of block.json. They convert metadata of old blocks, and so never change ours. */
	private const FILTERS = array(
		'block_type_metadata'          => array( 'wp_migrate_old_typography_shape' ),
		'block_type_metadata_settings' => array( 'WP_Duotone::migrate_experimental_duotone_support_flag' ),
	);

	private BlocksOnDemand $onDemand;

	/** @param \Closure(): BlockEditorAssets $assets Called when a block is registered, which many requests never do. */
	public function __construct(
		private PluginPaths $paths,
		#[Lazy( BlockEditorAssets::class )] private \Closure $assets
	) {
		$this->onDemand = new BlocksOnDemand( $this->registerNow( ... ) );
	}

	/** @param array<string, Arguments> $blocks By folder; with a name for blocks not named after their folder. */
	public function register( array $blocks ): void {
		if ( BlocksOnDemand::mayWait() ) {
			$this->onDemand->add( $blocks );
		} else {
			$this->registerNow( $blocks );
		}
	}

	/** @param array<string, Arguments> $blocks */
	private function registerNow( array $blocks ): void {
		if ( ! $this->canUseManifest() ) {
			// One file that OPcache holds, instead of each block's JSON. Looking it up may cost WordPress a query.
			$folder = $this->paths->plugin( 'build/blocks' );
			wp_register_block_metadata_collection( $folder, $this->paths->plugin( self::MANIFEST ) );
			foreach ( $blocks as $name => $arguments ) {
				register_block_type_from_metadata( "$folder/$name", $arguments );
			}
			return;
		}
		/** @var array<string, array<string, mixed>> $manifest All blocks; written by the build. */
		$manifest   = require $this->paths->plugin( self::MANIFEST );
		$manifest   = array_intersect_key( $manifest, $blocks );
		$hasEditor  = ! wp_doing_ajax(); // admin-ajax.php never responds with an editor.
		$translated = $hasEditor && CurrentRequest::mayShowNames()
			? ( new BlockTexts() )->translated( $manifest )
			: $manifest;
		foreach ( $blocks as $folder => $arguments ) {
			/** @var array{name: string} $settings */
			$settings = array_merge( $this->settings( $translated[ $folder ], $folder ), $arguments );
			\WP_Block_Type_Registry::get_instance()->register( $settings['name'], $settings );
		}
		if ( $hasEditor ) {
			( $this->assets )()->register( $manifest );
		}
	}

	/** Whether WordPress would register the same from the manifest: no filters, and the standard style sheets. */
	private function canUseManifest(): bool {
		foreach ( self::FILTERS as $hook => $ownFilters ) {
			if ( array() !== array_diff( $this->callbackIds( $hook ), $ownFilters ) ) {
				return false;
			}
		}
		return '' !== wp_scripts_get_suffix() && ! is_rtl() // Both change the editor's style sheets.
			&& is_file( $this->paths->plugin( self::SCRIPT_ASSETS ) );
	}

	/** @return list<string> Ids of the hook's callbacks: names of functions and methods, numbers for closures. */
	private function callbackIds( string $hook ): array {
		global $wp_filter;
		/** @var array<string, \WP_Hook> $wp_filter */
		$ids = array();
		foreach ( isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array() as $callbacks ) {
			array_push( $ids, ...array_map( strval( ... ), array_keys( $callbacks ) ) );
		}
		return $ids;
	}

	/**
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed> Settings for WP_Block_Type.
	 */
	private function settings( array $metadata, string $folder ): array {
		/** @var non-falsy-string $name */
		$name     = $metadata['name'];
		$settings = array( 'editor_script_handles' => array( generate_block_asset_handle( $name, 'editorScript' ) ) );
		foreach ( array_intersect_key( self::PROPERTIES, $metadata ) as $key => $property ) {
			$settings[ $property ] = $metadata[ $key ];
		}
		foreach ( array_intersect_key( self::STYLES, $metadata ) as $key => $property ) {
			$settings[ $property ] = self::OWN_STYLE === $metadata[ $key ]
				? array( generate_block_asset_handle( $name, 'editorStyle' ) )
				: (array) $metadata[ $key ];
		}
		if ( isset( $metadata['render'] ) ) {
			$settings['render_callback'] = self::template( $this->paths->plugin( "build/blocks/$folder/render.php" ) );
		}
		return $settings;
	}

	private static function template( string $file ): \Closure {
		return static function ( array $attributes, string $content, \WP_Block $block ) use ( $file ): string {
			ob_start();
			require $file;
			return (string) ob_get_clean();
		};
	}
}
