<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\PluginPaths;

/**
 * Registers blocks of plugin/build/blocks exactly as register_block_type_from_metadata() does, but without its hundreds
 * of looks at files: the build has listed what is there. Where another plugin filters that, WordPress does it.
 *
 * @phpstan-import-type Arguments from BlocksOnDemand
 */
final class BlockRegistration {

	/** Dependencies and versions of the editor's scripts, as webpack wrote them. */
	public const SCRIPT_ASSETS = 'build/blocks/assets.php';

	private const MANIFEST = 'build/blocks-manifest.php';

	/** How metadata names a style sheet of the block's own. */
	public const OWN_STYLE = 'file:./index.css';

	/** Keys of block.json that our blocks use, and WordPress' names for them. */
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

	private const STYLES = array(
		'editorStyle' => 'editor_style_handles',
		'style'       => 'style_handles',
	);

	/** WordPress' own filters of block.json: they convert what old blocks say, and ours are not old. */
	private const FILTERS = array(
		'block_type_metadata'          => array( 'wp_migrate_old_typography_shape' ),
		'block_type_metadata_settings' => array( 'WP_Duotone::migrate_experimental_duotone_support_flag' ),
	);

	private BlocksOnDemand $onDemand;

	/** @param \Closure(): BlockEditorAssets $assets Asked when a block is registered, which many requests never do. */
	public function __construct( private PluginPaths $paths, private \Closure $assets ) {
		$this->onDemand = new BlocksOnDemand( $this->registerNow( ... ) );
	}

	/** @param array<string, Arguments> $blocks By folder; each with its name, where that is not of its folder. */
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
			// One file that OPcache holds, instead of each block's JSON. Asking for it may cost WordPress a query.
			$folder = $this->paths->plugin( 'build/blocks' );
			wp_register_block_metadata_collection( $folder, $this->paths->plugin( self::MANIFEST ) );
			foreach ( $blocks as $name => $arguments ) {
				register_block_type_from_metadata( "$folder/$name", $arguments );
			}
			return;
		}
		/** @var array<string, array<string, mixed>> $manifest By the build; of all blocks. */
		$manifest   = require $this->paths->plugin( self::MANIFEST );
		$manifest   = array_intersect_key( $manifest, $blocks );
		$hasEditor  = ! wp_doing_ajax(); // No editor is drawn in an answer of admin-ajax.php.
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

	/** Whether the manifest holds all that WordPress would read or be told by filters. */
	private function canUseManifest(): bool {
		foreach ( self::FILTERS as $hook => $ownFilters ) {
			if ( array() !== array_diff( $this->callbackIds( $hook ), $ownFilters ) ) {
				return false;
			}
		}
		return '' !== wp_scripts_get_suffix() && ! is_rtl() // Which change the editor's style sheets.
			&& is_file( $this->paths->plugin( self::SCRIPT_ASSETS ) );
	}

	/** @return list<string> Callbacks: functions and methods by their names, closures by a number. */
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
	 * @return array<string, mixed> As WP_Block_Type takes it.
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
