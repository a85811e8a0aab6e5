<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** A theme of the old kind, in the development site's folder, with a place for a menu and one for widgets. */
final class ClassicTheme {

	public const NAME = 'classic';

	private const FILES = array(
		'style.css'     => '/* Theme Name: Classic */',
		'index.php'     => '<?php wp_head(); wp_footer();',
		'functions.php' => <<<'PHP'
			<?php
			add_action( 'after_setup_theme', static fn() => register_nav_menu( 'primary', 'Primary' ) );
			class Classic_Widget extends WP_Widget {
				public function __construct() { parent::__construct( 'classic', 'Classic' ); }
			}
			add_action(
				'widgets_init',
				static function () {
					register_sidebar( array( 'id' => 'side', 'name' => 'Side' ) );
					register_widget( 'Classic_Widget' );
				}
			);
			PHP,
	);

	public static function add(): void {
		mkdir( self::folder() );
		foreach ( self::FILES as $name => $text ) {
			file_put_contents( self::folder() . "/{$name}", $text );
		}
		wp_clean_themes_cache();
	}

	/** To be called when another is worn again. */
	public static function remove(): void {
		array_map( 'unlink', glob( self::folder() . '/*' ) );
		rmdir( self::folder() );
		wp_clean_themes_cache();
		delete_option( 'theme_mods_' . self::NAME );
	}

	private static function folder(): string {
		return WP_CONTENT_DIR . '/themes/' . self::NAME;
	}
}
