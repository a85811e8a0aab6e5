<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\PluginPaths;

/** Makes the plugin's block theme one of the site's themes. */
final class BlockTheme {

	/** Folder, and so stylesheet name, of the theme. */
	public const NAME = 'atoll';

	public function __construct( private PluginPaths $paths ) {}

	/** Whether the site wears it. */
	public static function isActive(): bool {
		return self::NAME === get_template();
	}

	public function addFolder(): void {
		register_theme_directory( $this->folder() );
	}

	/**
	 * Where a site has more than one folder of themes, WordPress asks on every request where each theme lies: here with
	 * the options that it loads anyway.
	 */
	public static function loadFoldersAhead(): void {
		if ( ! is_multisite() && ! wp_using_ext_object_cache() ) {
			wp_set_option_autoload_values(
				array(
					'_site_transient_theme_roots'         => true,
					'_site_transient_timeout_theme_roots' => true,
				)
			);
		}
	}

	/** The address under wp-content/plugins also where that is a link, since WordPress makes URLs from it. */
	private function folder(): string {
		return WP_PLUGIN_DIR . '/' . dirname( plugin_basename( $this->paths->pluginFile() ) ) . '/theme';
	}

	public function setUp(): void {
		if ( self::isActive() ) {
			// The header prints its own, which needs no script on WordPress 6.8 either.
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link' );
			remove_action( 'wp_footer', 'the_block_template_skip_link' );
		}
	}
}
