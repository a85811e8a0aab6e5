<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/** Where the plugin's files lie: packaged, mounted into a container or linked from a working copy. */
final class PluginPaths {

	private string $root;

	/** @param string $pluginFile Absolute path of atoll.php. */
	public function __construct( private string $pluginFile ) {
		$folder     = dirname( $pluginFile );
		$this->root = is_file( $folder . '/php/Plugin.php' ) ? $folder : dirname( $folder );
	}

	/** Absolute path of atoll.php, as WordPress' activation and URL functions want it. */
	public function pluginFile(): string {
		return $this->pluginFile;
	}

	/** A file of the plugin's folder, such as `build/contract.php`. */
	public function plugin( string $path ): string {
		return dirname( $this->pluginFile ) . '/' . $path;
	}

	/** A file of contract/, such as `rest/entry.schema.json`. */
	public function contract( string $path ): string {
		return $this->root . '/contract/' . $path;
	}

	/** Public address of a file of the plugin's folder. */
	public function url( string $path ): string {
		return plugins_url( $path, $this->pluginFile );
	}
}
