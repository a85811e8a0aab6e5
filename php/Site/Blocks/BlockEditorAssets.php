<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use Atoll\Platform\LazyAssets;
use Atoll\Platform\PluginPaths;

/**
 * Adds each block's own editor script and style sheet, as WordPress would. There are about fifty, so they are added
 * only where there is an editor.
 */
final class BlockEditorAssets {

	/** @var array<string, array<string, mixed>> Metadata by folder. */
	private array $blocks = array();

	/** Whether the page may show an editor. */
	private bool $isNeeded = false;

	public function __construct( private PluginPaths $paths, private LazyAssets $assets ) {}

	/** @param array<string, array<string, mixed>> $blocks Metadata by folder. */
	public function register( array $blocks ): void {
		$this->blocks += $blocks;
		if ( $this->isNeeded ) {
			$this->add();
		}
	}

	/** Adds the assets of all blocks registered so far and, from now on, of each block as it is registered. */
	public function add(): void {
		$this->isNeeded = true;
		$blocks         = $this->blocks;
		$this->blocks   = array();
		if ( array() === $blocks ) {
			return;
		}
		/** @var array<string, non-falsy-string> $names */
		$names  = array_map( static fn( array $block ): mixed => $block['name'], $blocks );
		$styled = array_filter(
			$blocks,
			static fn( array $block ): bool => BlockRegistration::OWN_STYLE === ( $block['editorStyle'] ?? '' )
		);
		$this->assets->scripts( fn( \WP_Scripts $scripts ) => $this->addScripts( $scripts, $names ) );
		$this->assets->styles(
			fn( \WP_Styles $styles ) => $this->addStyles( $styles, array_intersect_key( $names, $styled ) )
		);
	}

	/** @param array<string, non-falsy-string> $names */
	private function addScripts( \WP_Scripts $scripts, array $names ): void {
		/** @var array<string, array{dependencies: list<string>, version: string}> $scriptAssets Written by webpack. */
		$scriptAssets = require $this->paths->plugin( BlockRegistration::SCRIPT_ASSETS );
		$url          = $this->paths->url( 'build/blocks' );
		foreach ( $names as $folder => $name ) {
			$dependencies = $scriptAssets[ $folder ]['dependencies'];
			$handle       = generate_block_asset_handle( $name, 'editorScript' );
			$scripts->add( $handle, "$url/$folder/index.js", $dependencies, $scriptAssets[ $folder ]['version'] );
			if ( in_array( 'wp-i18n', $dependencies, true ) ) {
				$scripts->set_translations( $handle, BlockTexts::DOMAIN );
			}
		}
	}

	/** @param array<string, non-falsy-string> $names */
	private function addStyles( \WP_Styles $styles, array $names ): void {
		$url = $this->paths->url( 'build/blocks' );
		foreach ( $names as $folder => $name ) {
			$handle = generate_block_asset_handle( $name, 'editorStyle' );
			$styles->add( $handle, "$url/$folder/index.css", array(), false, 'all' );
			$styles->add_data( $handle, 'path', $this->paths->plugin( "build/blocks/$folder/index.css" ) );
		}
	}
}
