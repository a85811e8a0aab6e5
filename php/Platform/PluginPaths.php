<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/** Paths and URLs of the plugin's files, whether packaged, mounted into a container or linked from a working copy. */
final class PluginPaths {

	private string $root;

	/** @param string $pluginFile Absolute path of atoll.php. */
	public function __construct( private string $pluginFile ) {
		$folder     = dirname( $pluginFile );
		$this->root = is_file( $folder . '/php/Plugin.php' ) ? $folder : dirname( $folder );
	}

	/** Returns the absolute path of atoll.php, as needed by WordPress' activation and URL functions. */
	public function pluginFile(): string {
		return $this->pluginFile;
	}

	/** Returns the path of a file in the plugin's folder, such as `build/contract.php`. */
	public function plugin( string $path ): string {
		return dirname( $this->pluginFile ) . '/' . $path;
	}

	/** Returns the path of a file in contract/, such as `rest/entry.schema.json`. */
	public function contract( string $path ): string {
		return $this->root . '/contract/' . $path;
	}

	/** Returns the URL of a file in the plugin's folder. */
	public function url( string $path ): string {
		return plugins_url( $path, $this->pluginFile );
	}
}
