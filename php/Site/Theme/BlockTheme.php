<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\PluginPaths;

/** Registers the plugin's block theme with WordPress. */
final class BlockTheme {

	/** Folder and stylesheet name of the theme. */
	public const NAME = 'atoll';

	/** Query arguments that show a theme which is not active: in the customiser and in the site editor. */
	private const PREVIEWS = array( 'customize_theme', 'customize_changeset_uuid', 'wp_theme_preview' );

	public function __construct( private PluginPaths $paths, private CurrentRequest $request ) {}

	/** Whether the theme is active. */
	public static function isActive(): bool {
		return self::NAME === get_template();
	}

	/**
	 * Registers the folder only where the site uses the theme, and where themes are listed: with a second folder of
	 * themes, WordPress looks up on every page where each theme is, in two options and for some milliseconds.
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
	 * Autoloads the options by which WordPress looks up on every request where each theme is, if there is more than one
	 * folder of themes.
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

	/**
	 * Returns the path in the plugins folder, even if that is a symbolic link: WordPress derives URLs from the path.
	 */
	private function folder(): string {
		return WP_PLUGIN_DIR . '/' . dirname( plugin_basename( $this->paths->pluginFile() ) ) . '/theme';
	}

	public function setUp(): void {
		$this->findTranslations();
		if ( self::isActive() ) {
			// The header prints its own skip link, which needs no script on WordPress 6.8 either.
			remove_action( 'wp_enqueue_scripts', 'wp_enqueue_block_template_skip_link' );
			remove_action( 'wp_footer', 'the_block_template_skip_link' );
		}
	}

	/** Sets the folder of translations for the text domain, which theme and plugin share. */
	private function findTranslations(): void {
		/** @var \WP_Textdomain_Registry $registry */
		$registry = $GLOBALS['wp_textdomain_registry'];
		$registry->set_custom_path( 'atoll', $this->paths->plugin( 'languages' ) );
	}
}
