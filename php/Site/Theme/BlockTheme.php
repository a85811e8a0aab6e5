<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\PluginPaths;

/** Makes the plugin's block theme one of the site's themes. */
final class BlockTheme {

	/** Folder, and so stylesheet name, of the theme. */
	public const NAME = 'atoll';

	/** What a request says that shows a theme which the site does not use: in the customiser, in the site editor. */
	private const PREVIEWS = array( 'customize_theme', 'customize_changeset_uuid', 'wp_theme_preview' );

	public function __construct( private PluginPaths $paths, private CurrentRequest $request ) {}

	/** Whether the site uses it. */
	public static function isActive(): bool {
		return self::NAME === get_template();
	}

	/**
	 * With a second folder of themes WordPress looks up where each theme lies, on every page, in two options and for
	 * some milliseconds. So it has ours where the site uses the theme, and where themes are looked at.
	 */
	public function addFolderIfAsked(): void {
		$active   = array( get_option( 'template' ), get_option( 'stylesheet' ) );
		$previews = array_filter( self::PREVIEWS, fn( string $name ): bool => '' !== $this->request->query( $name ) );
		if (
			in_array( self::NAME, $active, true ) || array() !== $previews
				|| is_admin() || wp_doing_cron() || is_multisite() || 'cli' === PHP_SAPI
		) {
			$this->addFolder();
		}
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
		$this->findTranslations();
		if ( self::isActive() ) {
			// The header prints its own, which needs no script on WordPress 6.8 either.
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link' );
			remove_action( 'wp_footer', 'the_block_template_skip_link' );
		}
	}

	/** The theme has the plugin’s text domain, so WordPress looks for the translations of both in its folder. */
	private function findTranslations(): void {
		/** @var \WP_Textdomain_Registry $registry */
		$registry = $GLOBALS['wp_textdomain_registry'];
		$registry->set_custom_path( 'atoll', $this->paths->plugin( 'languages' ) );
	}
}
