<?php
/**
 * Plugin Name:       Atoll
 * Description: A finance broker's website: accessible forms, a header people can use, and one place for every enquiry.
 * Version:           0.7.23
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Update URI:        false
 * Text Domain:       atoll
 * Domain Path:       /languages
 *
 * @package Atoll
 */

declare( strict_types=1 );

namespace Atoll;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Platform\Access\PrivateContent\SiteLockdown;
use Atoll\Platform\MissingExtensions;
use Atoll\Platform\PluginPaths;
use Atoll\Site\Theme\FallbackTheme;
use Atoll\Site\ThemeSwitch;

defined( 'ABSPATH' ) || exit;

// In packages and mounted folders, php/ is beside this file. In development, with a linked folder, it is one level up,
// and a container may have left an empty php/ here as its mount point.
$atoll_root = is_file( __DIR__ . '/php/Plugin.php' ) ? __DIR__ : dirname( __DIR__ );

spl_autoload_register(
	static function ( string $name ) use ( $atoll_root ): void {
		if ( ! str_starts_with( $name, 'Atoll\\' ) ) {
			return;
		}
		$file = $atoll_root . '/php/' . str_replace( '\\', '/', substr( $name, 6 ) ) . '.php';
		// Looks in OPcache and PHP's cache of paths first; is_file() would access the disk for each class on each
		// request.
		if ( false !== stream_resolve_include_path( $file ) ) {
			require $file;
		}
	},
	prepend: true // Before the autoloader of WordPress' HTTP library, which would be called for each of our classes.
);

/**
 * Returns the plugin's services, for files that WordPress loads: block render.php and theme templates. Code of the site
 * reads entries with it (docs/hooks.md). All other code gets its services passed in.
 */
function plugin(): Plugin {
	/** @var Plugin|null $plugin */
	static $plugin = null;
	return $plugin ??= new Plugin( new PluginPaths( __FILE__ ) );
}

$atoll_missing = array_values( array_diff( array( 'ctype', 'mbstring' ), get_loaded_extensions() ) );
if ( array() !== $atoll_missing ) {
	( new MissingExtensions( $atoll_missing ) )->register( __FILE__ );
	$atoll_theme = new FallbackTheme( new ThemeSwitch() );
	$atoll_theme->wear();
	register_deactivation_hook( __FILE__, array( $atoll_theme, 'stay' ) );
	/** @var \wpdb $wpdb */
	global $wpdb;
	add_action( 'init', array( new SiteLockdown( new PrivatePosts( $wpdb ) ), 'enforce' ) );
	return;
}

// While the plugin is being deleted it adds no hooks: the request continues after its files are gone.
if ( defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	return;
}

register_activation_hook( __FILE__, static fn( mixed $of_network ) => plugin()->activate( (bool) $of_network ) );
register_deactivation_hook( __FILE__, static fn( mixed $of_network ) => plugin()->deactivate( (bool) $of_network ) );

plugin()->register();
