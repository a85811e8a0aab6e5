<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/** Scripts and style sheets from src/admin, built by webpack. */
final class AdminScripts {

	public function __construct( private PluginPaths $paths ) {}

	/**
	 * Adds a script at the end of the page, in the user's language.
	 *
	 * @param non-empty-string $handle
	 * @param string           $name   Folder in src/admin.
	 * @return bool False if the script has not been built.
	 */
	public function enqueue( string $handle, string $name ): bool {
		$asset = $this->asset( $name );
		if ( null === $asset ) {
			return false;
		}
		$url = $this->paths->url( "build/admin/{$name}.js" );
		wp_enqueue_script( $handle, $url, $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( $handle, 'atoll' );
		return true;
	}

	/**
	 * Adds a script's style sheet, which also works without the script.
	 *
	 * @param non-empty-string $handle
	 */
	public function enqueueStyle( string $handle, string $name ): void {
		$url = $this->paths->url( "build/admin/{$name}.css" );
		wp_enqueue_style( $handle, $url, array( 'wp-components' ), $this->asset( $name )['version'] ?? false );
		wp_style_add_data( $handle, 'rtl', 'replace' );
	}

	/** @return array{dependencies: list<non-empty-string>, version: string}|null */
	private function asset( string $name ): ?array {
		$file = $this->paths->plugin( "build/admin/{$name}.asset.php" );
		/** @var array{dependencies: list<non-empty-string>, version: string}|null $asset Written by webpack. */
		$asset = is_readable( $file ) ? require $file : null;
		return $asset;
	}
}
